import { and, desc, eq, lt } from 'drizzle-orm';
import { apiKeys } from '#server/database/tables/companies/api-keys.ts';
import { appConnections } from '#server/database/tables/companies/connected-apps.ts';
import { organisationInvitations, organisationLog } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import type { OrganisationLogAct } from '#shared/organisations/organisation-log.ts';
import { ORGANISATION_ROLE_NAMES } from '#shared/organisations/organisation-rules.ts';
import type { OrganisationLog } from '#shared/organisations/organisations.ts';
import { formatDate } from '#shared/text/dates.ts';
import { type Asked, requireRole } from './act-in-organisation.ts';
import { namesIn } from './names.ts';
import type { LogAfter } from './note-in-log.ts';

const PAGE_SIZE = 50;
/** Shown to customers instead of the name of the operator who did something by hand. */
const DESK = 'Peyda';

/** The log of an organisation, for its owners, newest first, 50 a page. Throws 404, 403 ORGANISATION_ROLE. */
export async function listLog(
  deps: Pick<Deps, 'db'>,
  { before, ...asked }: Asked & { readonly before?: number | undefined },
): Promise<OrganisationLog> {
  await requireRole(deps, asked, 'oversee');
  const ofOrganisation = eq(organisationLog.organisationId, asked.id);
  const rows = await deps.db
    .select()
    .from(organisationLog)
    .where(and(ofOrganisation, before === undefined ? undefined : lt(organisationLog.id, before)))
    .orderBy(desc(organisationLog.id))
    .limit(PAGE_SIZE + 1);
  const names = await namesIn(deps, asked.id);
  const invited = await invitedTo(deps, asked.id);
  const keys = await keyNames(deps, asked.id);
  const apps = await appNames(deps, asked.id, names);
  const entries = rows.slice(0, PAGE_SIZE).map(({ id, at, actorId, act, subjectId, after }) => ({
    id,
    at: at.toISOString(),
    by: actorId === null ? DESK : names(actorId),
    // Safe: `noteInLog` writes no other value.
    act: act as OrganisationLogAct,
    // Safe: `noteInLog` writes no other value.
    to: words(act as OrganisationLogAct, { subjectId, after: after as LogAfter | null, names, invited, keys, apps }),
  }));
  return { entries, next: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null };
}

type Told = {
  readonly subjectId: string | null;
  readonly after: LogAfter | null;
  readonly names: (userId: string | null) => string;
  readonly invited: ReadonlyMap<string, string>;
  readonly keys: ReadonlyMap<string, string>;
  readonly apps: ReadonlyMap<string, string>;
};

function words(act: OrganisationLogAct, { subjectId, after, names, invited, keys, apps }: Told): string {
  const role = after?.role ? ORGANISATION_ROLE_NAMES[after.role] : '';
  switch (act) {
    case 'found':
    case 'change':
      return after?.validUntil ? `${after.seats} kişi; ${lastDayOf(after.validUntil)} gününün sonuna kadar` : '';
    case 'invite':
    case 'revoke':
      // The address is known only while the invitation is open.
      return [invited.get(subjectId ?? ''), role].filter(Boolean).join(', ');
    case 'join':
      return role;
    case 'role':
      return `${names(subjectId)}, ${role}`;
    case 'remove':
      return names(subjectId);
    case 'share':
    case 'unshare':
    case 'note':
    case 'unnote':
      return `İlan ${subjectId}`;
    case 'makeKey':
    case 'revokeKey':
      return keys.get(subjectId ?? '') ?? '';
    case 'connectApp':
    case 'disconnectApp':
      return apps.get(subjectId ?? '') ?? '';
    default:
      return '';
  }
}

/** A plan ends at midnight, which already belongs to the next day. */
const lastDayOf = (validUntil: string) => formatDate(new Date(new Date(validUntil).getTime() - 1));

async function invitedTo({ db }: Pick<Deps, 'db'>, organisationId: string): Promise<Map<string, string>> {
  const { id, email } = organisationInvitations;
  const rows = await db
    .select({ id, email })
    .from(organisationInvitations)
    .where(eq(organisationInvitations.organisationId, organisationId));
  return new Map(rows.map((row) => [row.id, row.email]));
}

async function keyNames({ db }: Pick<Deps, 'db'>, organisationId: string): Promise<Map<string, string>> {
  const { id, name, prefix } = apiKeys;
  const rows = await db.select({ id, name, prefix }).from(apiKeys).where(eq(apiKeys.organisationId, organisationId));
  return new Map(rows.map((row) => [row.id, `${row.name}, ${row.prefix}…`]));
}

/** Apps by the name they registered with, and who connected them. */
async function appNames(
  { db }: Pick<Deps, 'db'>,
  organisationId: string,
  names: Told['names'],
): Promise<Map<string, string>> {
  const { id, appName, redirectHost, userId } = appConnections;
  const rows = await db
    .select({ id, appName, redirectHost, userId })
    .from(appConnections)
    .where(eq(appConnections.organisationId, organisationId));
  return new Map(rows.map((row) => [row.id, `“${row.appName}” (${row.redirectHost}), ${names(row.userId)}`]));
}
