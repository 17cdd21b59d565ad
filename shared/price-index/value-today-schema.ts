import { z } from 'zod';

/** An appraisal moved to today by the central bank's house price index; in lira. */
export const valueTodaySchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('known'),
    from: z.number(),
    to: z.number(),
    /** The appraisal and its date. */
    appraisal: z.number(),
    appraisedOn: z.iso.date(),
    /** The region of the index, by name, and its last month (`yyyy-mm`). */
    region: z.string(),
    lastMonth: z.string(),
    /** The months whose values enclose the date of the appraisal. */
    startMonths: z.array(z.string()),
    /** The index was generated for the sample market (D19). */
    isSampleData: z.boolean().optional(),
  }),
  /** There is a value, but the date of the appraisal is locked for the caller. */
  z.object({ state: z.literal('locked') }),
  z.object({ state: z.literal('refused'), reason: z.string(), text: z.string() }),
]);
export type ValueToday = z.infer<typeof valueTodaySchema>;

/** The central bank's value of a square metre of dwellings in a province, in lira: context, not the price of a flat. */
export const provincePerM2Schema = z.object({
  province: z.string(),
  value: z.number(),
  month: z.string(),
  /** It was generated for the sample market (D19). */
  isSampleData: z.boolean().optional(),
});
export type ProvincePerM2 = z.infer<typeof provincePerM2Schema>;
