import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import { analysisViews } from '#server/database/tables/companies/analysis-views.ts';
import type { Deps } from '#server/deps.ts';
import { type Asked, actInOrganisation, namesIn, requireRole } from '#server/features/company/organisations/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { KeptView, ViewRequest } from '#shared/analysis/analyses.ts';
import { MAX_VIEWS } from '#shared/analysis/analysis-facts.ts';
import { compareTurkish } from '#shared/text/turkish-text.ts';

type OneView = Asked & { readonly viewId: string };

const noView = () => new ExpectedError(404, 'NOT_FOUND', 'Bu kurumda böyle bir görünüm yok.');

/** The condition for the views that a member sees: the shared ones and their own. */
function seenBy({ id, userId }: Asked): SQL | undefined {
  const isSeen = or(eq(analysisViews.isShared, true), eq(analysisViews.ownerId, userId));
  return and(eq(analysisViews.organisationId, id), isSeen);
}

/** The views that a member of an organisation sees, by name. Throws 404. */
export async function listViews(deps: Pick<Deps, 'db'>, asked: Asked): Promise<KeptView[]> {
  await requireRole(deps, asked, 'see');
  const rows = await deps.db.select().from(analysisViews).where(seenBy(asked)).orderBy(asc(analysisViews.id));
  const nameOf = await namesIn(deps, asked.id);
  return rows
    .map(({ id, name, isShared, ownerId, changedAt, version, view }) => ({
      id,
      name,
      isShared,
      isOwn: ownerId === asked.userId,
      owner: nameOf(ownerId),
      changedAt: changedAt.toISOString(),
      version,
      view,
    }))
    .sort((a, b) => compareTurkish(a.name, b.name));
}

/** One view that a member of an organisation sees. Throws 404. */
export async function openView(deps: Pick<Deps, 'db'>, { viewId, ...asked }: OneView): Promise<KeptView> {
  const view = (await listViews(deps, asked)).find(({ id }) => id === viewId);
  if (!view) throw noView();
  return view;
}

/** The views that an organisation shares, by name, for API clients. */
export async function listSharedViews(
  { db }: Pick<Deps, 'db'>,
  organisationId: string,
): Promise<Pick<KeptView, 'id' | 'name' | 'changedAt' | 'view'>[]> {
  const rows = await db
    .select()
    .from(analysisViews)
    .where(and(eq(analysisViews.organisationId, organisationId), eq(analysisViews.isShared, true)));
  return rows
    .map(({ id, name, changedAt, view }) => ({ id, name, changedAt: changedAt.toISOString(), view }))
    .sort((a, b) => compareTurkish(a.name, b.name));
}

/** Saves a new view. Throws 404, 403 ORGANISATION_ROLE, 409 ORGANISATION_OVER, TOO_MANY_VIEWS. */
export function keepView(
  deps: Pick<Deps, 'db' | 'clock'>,
  { name, isShared, view, version: _new, ...asked }: Asked & ViewRequest,
): Promise<{ id: string; version: number }> {
  return actInOrganisation(deps, { ...asked, act: 'share', needsPlan: true }, async (tx, { id, at }) => {
    const own = eq(analysisViews.organisationId, id);
    if ((await tx.$count(analysisViews, own)) >= MAX_VIEWS)
      throw new ExpectedError(
        409,
        'TOO_MANY_VIEWS',
        `Bir kurumun en çok ${MAX_VIEWS} görünümü olabilir. Birini silin.`,
      );
    const [kept] = await tx
      .insert(analysisViews)
      .values({ organisationId: id, ownerId: asked.userId, name, isShared, view, changedAt: at })
      .returning({ id: analysisViews.id, version: analysisViews.version });
    if (!kept) throw new Error('A view was not kept.');
    return kept;
  });
}

/**
 * Replaces a saved view: the member's own, or somebody else's shared view if the member's role may tidy. Throws 404,
 * 403 ORGANISATION_ROLE, 409 VIEW_CHANGED if the view has changed since the caller read it.
 */
export function changeView(
  deps: Pick<Deps, 'db' | 'clock'>,
  { name, isShared, view, version, viewId, ...asked }: OneView & ViewRequest,
): Promise<{ id: string; version: number }> {
  return actInOrganisation(deps, { ...asked, act: 'share', needsPlan: true }, async (tx, { id, at, role }) => {
    const held = await findView(tx, { ...asked, id, viewId });
    if (held.ownerId !== asked.userId && !MAY_TIDY.includes(role)) throw notYours();
    if (held.version !== version)
      throw new ExpectedError(
        409,
        'VIEW_CHANGED',
        'Görünüm bu arada değişti. Yeniden açıp değişikliğinizi tekrarlayın.',
      );
    const changed = { name, isShared, view, version: version + 1, changedAt: at };
    await tx.update(analysisViews).set(changed).where(eq(analysisViews.id, viewId));
    return { id: viewId, version: version + 1 };
  });
}

/** Deletes a view. Throws 404, 403 ORGANISATION_ROLE. */
export function deleteView(deps: Pick<Deps, 'db' | 'clock'>, { viewId, ...asked }: OneView): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'share' }, async (tx, { id, role }) => {
    const held = await findView(tx, { ...asked, id, viewId });
    if (held.ownerId !== asked.userId && !MAY_TIDY.includes(role)) throw notYours();
    await tx.delete(analysisViews).where(eq(analysisViews.id, viewId));
  });
}

const MAY_TIDY: readonly string[] = ['owner', 'manager'];
const notYours = () =>
  new ExpectedError(
    403,
    'ORGANISATION_ROLE',
    'Başkasının görünümünü sahipler ve yöneticiler değiştirir. Kendinize kopyalayın.',
  );

type Held = { readonly ownerId: string | null; readonly version: number };

async function findView(db: Pick<Deps['db'], 'select'>, { viewId, ...asked }: OneView): Promise<Held> {
  const [held] = await db
    .select({ ownerId: analysisViews.ownerId, version: analysisViews.version })
    .from(analysisViews)
    .where(and(eq(analysisViews.id, viewId), seenBy(asked)));
  if (!held) throw noView();
  return held;
}
