import { z } from 'zod';
import { otherAuctionSchema } from '../listings.ts';
import { LOT_OUTCOMES } from '../outcomes/lot-chain.ts';

/** `GET /api/v1/properties/{id}/outcomes`: the auctions of a listing's lot, sorted by their end. Lira. */
export const lotChainSchema = z.object({
  auctions: z.array(otherAuctionSchema.extend({ outcome: z.enum(LOT_OUTCOMES) })),
});
export type LotChain = z.infer<typeof lotChainSchema>;
