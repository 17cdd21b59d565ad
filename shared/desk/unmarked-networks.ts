import { z } from 'zod';

/** `GET /api/desk/figures/networks`: networks from which many new browsers came, the latest day first. */
export const unmarkedNetworksSchema = z.array(
  z.object({
    day: z.iso.date(),
    /** The beginning of the network's keyed hash: tells networks apart, names none. */
    network: z.string(),
    browsers: z.number().int(),
    /** Of these, how many opened a second listing. Who drops the cookie never does. */
    returned: z.number().int(),
    /** Listings that were opened from there without an account. */
    listings: z.number().int(),
  }),
);
export type UnmarkedNetworks = z.infer<typeof unmarkedNetworksSchema>;
