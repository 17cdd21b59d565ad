import { z } from 'zod';

/**
 * The value of a vehicle in the list of the insurers' union (TSB): one value, or the range of the matching types. Lira.
 */
export const kaskoValueSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('known'),
    from: z.number(),
    to: z.number(),
    /** The month of the list, `yyyy-mm`. */
    month: z.string(),
    modelYear: z.number().int(),
    /** The number of matching types, and the names of the cheapest and the most expensive one in the list. */
    types: z.number().int(),
    lowestType: z.string(),
    highestType: z.string(),
    /** How many words the notice has for make and model, and how many of them are in the list's names. */
    saidWords: z.number().int(),
    foundWords: z.number().int(),
    /** The list was generated for the sample market (D19). */
    isSampleData: z.boolean().optional(),
  }),
  /** There is a value, but the caller may not see findings. */
  z.object({ state: z.literal('locked') }),
  z.object({ state: z.literal('refused'), reason: z.string(), text: z.string() }),
]);
export type KaskoValue = z.infer<typeof kaskoValueSchema>;
export type KnownKasko = Extract<KaskoValue, { state: 'known' }>;
