import { z } from 'zod';

/** What the insurers' union's list (TSB) has for a vehicle: one value, or the range of the types that match. Lira. */
export const kaskoValueSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('known'),
    from: z.number(),
    to: z.number(),
    /** Of the list, `yyyy-mm`. */
    month: z.string(),
    modelYear: z.number().int(),
    /** How many types of the list match, and the cheapest and the dearest of them as the list names them. */
    types: z.number().int(),
    lowestType: z.string(),
    highestType: z.string(),
    /** How many words the notice says of make and model, and how many of them stand in the list's names. */
    saidWords: z.number().int(),
    foundWords: z.number().int(),
    /** The list was made for the generated market (D19). */
    isSampleData: z.boolean().optional(),
  }),
  /** There is one, for whom findings of ours are not open. */
  z.object({ state: z.literal('locked') }),
  z.object({ state: z.literal('refused'), reason: z.string(), text: z.string() }),
]);
export type KaskoValue = z.infer<typeof kaskoValueSchema>;
export type KnownKasko = Extract<KaskoValue, { state: 'known' }>;
