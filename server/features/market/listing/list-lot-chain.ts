import type { Deps } from '#server/deps.ts';
import type { LotChain } from '#shared/api-v1/lot-chain.ts';
import type { OtherAuction } from '#shared/listings.ts';
import { lotOutcome } from '#shared/outcomes/lot-chain.ts';
import { AUCTION_JSON } from './auction-json.ts';
import { noListing } from './get-listing.ts';

const CHAIN = `select ${AUCTION_JSON} as auction
  from (
    select $1::bigint as id
    union select other_id from lot_links where property_id = $1
    union select property_id from lot_links where other_id = $1
  ) lot join properties o using (id)
  where o.hidden_at is null order by o.end_date nulls last, o.id`;

/**
 * Returns the outcome of each auction of a listing's lot, including its own, judged together with the others
 * (`lotOutcome`). Everybody may see it. Throws an ExpectedError 404 when there is no such listing.
 */
export async function listLotChain({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<LotChain> {
  const values = [id, clock.now()];
  const { rows } = await db.$client.query<{ auction: OtherAuction }>({ name: 'lot-chain', text: CHAIN, values });
  const auctions = rows.map(({ auction }) => auction);
  if (!auctions.some((auction) => auction.id === id)) throw noListing();
  return {
    auctions: auctions.map((auction) => {
      const others = auctions.filter((other) => other !== auction);
      return { ...auction, outcome: lotOutcome(auction, others) };
    }),
  };
}
