import { eq } from 'drizzle-orm';
import { boardCards } from '#server/database/tables/deciding/board-cards.ts';
import { calculations } from '#server/database/tables/deciding/calculations.ts';
import type { Deps } from '#server/deps.ts';
import { listSavedAds } from '#server/features/deciding/saved-ads/index.ts';
import { listFoundLines, readFindingCounts } from '#server/features/market/document-findings/index.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';
import { type Entitlements, maySee } from '#server/features/members/subscriptions/index.ts';
import type { BoardCard, BoardNoted } from '#shared/board/board.ts';
import { startingChecks } from '#shared/board/board-rules.ts';
import { ownMoney } from '#shared/calculations/own-money.ts';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { UNKNOWN_WORTH, worthsOf } from './worths-of.ts';

/** The card of a listing on which its member has not noted anything yet. */
export function untouchedCard(kind: CategoryNumber): BoardNoted {
  return {
    stage: 'watching',
    notes: '',
    tags: [],
    highestBid: null,
    ownValue: null,
    checks: startingChecks(kind),
    version: 0,
    changedAt: null,
  };
}

/** A stored card as its member gets it. */
export function toNoted({ changedAt, ...row }: typeof boardCards.$inferSelect): BoardNoted {
  const { userId: _owner, propertyId: _listing, ...noted } = row;
  return { ...noted, changedAt: changedAt.toISOString() };
}

/** The owner of a board, and what they may see. */
export type BoardOwner = { readonly userId: string; readonly rights: Entitlements };

/** A member's saved listings with their notes and calculations, the most recently saved first. */
export async function listBoard(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, rights }: BoardOwner,
): Promise<BoardCard[]> {
  const [ads, rows, kept] = await Promise.all([
    listSavedAds(deps, userId),
    deps.db.select().from(boardCards).where(eq(boardCards.userId, userId)),
    rights.mayCalculate ? deps.db.select().from(calculations).where(eq(calculations.userId, userId)) : [],
  ]);
  const noted = new Map(rows.map((row) => [row.propertyId, toNoted(row)]));
  const calculated = new Map(kept.map(({ propertyId, calculation }) => [propertyId, calculation]));
  const worths = maySee(rights, 'noticeValues') ? await worthsOf(deps, ads) : undefined;
  const papers = await readFindingCounts(
    deps,
    ads.map(({ propertyId }) => propertyId),
  );
  // The other documents have no findings.
  const withFindings = [...papers].flatMap(([id, { findingCount }]) => (findingCount > 0 ? [id] : []));
  const found = await listFoundLines(deps, withFindings, rights);
  return ads.map((ad) => {
    const calculation = calculated.get(ad.propertyId);
    return {
      ...ad,
      ...(noted.get(ad.propertyId) ?? untouchedCard(ad.property.categoryNumber)),
      money: (calculation && ownMoney(ad.property, calculation)) ?? null,
      ...(worths?.get(ad.propertyId) ?? UNKNOWN_WORTH),
      papers: papers.get(ad.propertyId) ?? null,
      found: found.get(ad.propertyId) ?? [],
    };
  });
}

/**
 * Everything that a member has noted, including on listings that are no longer saved, for the export of the member's
 * data.
 */
export const exportBoard: ExportPart = async ({ db }, userId) => {
  const rows = await db.select().from(boardCards).where(eq(boardCards.userId, userId)).orderBy(boardCards.propertyId);
  return { name: 'board', rows: rows.map((row) => ({ propertyId: row.propertyId, ...toNoted(row) })) };
};
