import { and, eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { boardCards } from '#server/database/tables/deciding/board-cards.ts';
import { properties } from '#server/database/tables/properties.ts';
import { savedAds } from '#server/database/tables/saved-ads.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { BoardChange, BoardNoted } from '#shared/board/board.ts';
import { toNoted, untouchedCard } from './list-board.ts';

/**
 * Changes a member's notes on a saved listing; fields that are not given stay unchanged. Throws 404 if the listing is
 * not saved, 409 if the card has changed since the caller's version, so that two windows don't overwrite each other.
 */
export function changeCard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  propertyId: number,
  { version, ...changes }: BoardChange,
): Promise<BoardNoted> {
  return db.transaction(async (tx) => {
    // This lock runs a member's requests one at a time, so that versions are counted exactly.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const [saved] = await tx
      .select({ kind: properties.categoryNumber })
      .from(savedAds)
      .innerJoin(properties, eq(properties.id, savedAds.propertyId))
      .where(and(eq(savedAds.userId, userId), eq(savedAds.propertyId, propertyId)))
      .for('key share', { of: savedAds });
    if (!saved) throw new ExpectedError(404, 'NOT_FOUND', 'Bu ilan kaydettikleriniz arasında yok.', 'propertyId');
    const own = and(eq(boardCards.userId, userId), eq(boardCards.propertyId, propertyId));
    const [row] = await tx.select().from(boardCards).where(own);
    const before = row ? toNoted(row) : untouchedCard(saved.kind);
    if (before.version !== version)
      throw new ExpectedError(
        409,
        'BOARD_CARD_CHANGED',
        'Bu kart başka bir pencerede ya da cihazda değişti.',
        'version',
      );
    const after = { ...before, ...definedOf(changes), version: version + 1, changedAt: clock.now() };
    const [kept] = await tx
      .insert(boardCards)
      .values({ userId, propertyId, ...after })
      .onConflictDoUpdate({ target: [boardCards.userId, boardCards.propertyId], set: after })
      .returning();
    if (!kept) throw new Error('A card that was written is there.');
    return toNoted(kept);
  });
}

/** Returns only the fields that are defined. */
function definedOf<Fields extends object>(fields: Fields): Partial<Fields> {
  // safe: only entries are left out
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
