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
 * Changes what a member has noted of a saved listing; what is not named stays. Throws 404 for what is not saved, 409
 * when the card was changed since the version that the caller knows, so that two windows overwrite nothing of each
 * other.
 */
export function changeCard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  propertyId: number,
  { version, ...changes }: BoardChange,
): Promise<BoardNoted> {
  return db.transaction(async (tx) => {
    // This lock makes a member's requests run one after the other, so that versions are counted exactly.
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

/** Without what was not named. */
function definedOf<Fields extends object>(fields: Fields): Partial<Fields> {
  // safe: only entries are left out
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
