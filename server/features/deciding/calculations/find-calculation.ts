import { and, eq, isNull } from 'drizzle-orm';
import { boardCards } from '#server/database/tables/deciding/board-cards.ts';
import { calculations, usualCosts } from '#server/database/tables/deciding/calculations.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { KeptCalculation } from '#shared/calculations/kept-calculations.ts';

/**
 * A member's calculation for a listing, and the starting costs of new ones of its kind. Throws 404 for an unknown
 * listing.
 */
export async function findCalculation(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  propertyId: number,
): Promise<KeptCalculation> {
  const [row] = await db
    .select({
      calculation: calculations.calculation,
      changedAt: calculations.changedAt,
      costs: usualCosts.costs,
      highestBid: boardCards.highestBid,
      ownValue: boardCards.ownValue,
    })
    .from(properties)
    .leftJoin(calculations, and(eq(calculations.propertyId, properties.id), eq(calculations.userId, userId)))
    .leftJoin(usualCosts, and(eq(usualCosts.categoryNumber, properties.categoryNumber), eq(usualCosts.userId, userId)))
    .leftJoin(boardCards, and(eq(boardCards.propertyId, properties.id), eq(boardCards.userId, userId)))
    .where(and(eq(properties.id, propertyId), isNull(properties.hiddenAt)));
  if (!row) throw noListing();
  const { calculation, changedAt, costs, highestBid, ownValue } = row;
  return {
    calculation,
    changedAt: changedAt?.toISOString() ?? null,
    usualCosts: costs,
    noted: { highestBid, ownValue },
  };
}

/** The error for a listing that does not exist or is hidden. */
export function noListing(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Böyle bir ilan yok.', 'propertyId');
}
