import { z } from 'zod';

/** An appraisal moved to today by the house price index of the central bank; lira. */
export const valueTodaySchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('known'),
    from: z.number(),
    to: z.number(),
    /** The appraisal and the day of which it is. */
    appraisal: z.number(),
    appraisedOn: z.iso.date(),
    /** Of the index: its region, as it is called, and its last month (`yyyy-mm`). */
    region: z.string(),
    lastMonth: z.string(),
    /** Months between whose values the day of the appraisal is. */
    startMonths: z.array(z.string()),
    /** The index was made for the generated market (D19). */
    isSampleData: z.boolean().optional(),
  }),
  /** There is one, for whom the day of the appraisal is not locked. */
  z.object({ state: z.literal('locked') }),
  z.object({ state: z.literal('refused'), reason: z.string(), text: z.string() }),
]);
export type ValueToday = z.infer<typeof valueTodaySchema>;

/** The central bank's value of a square metre of dwellings in a province, in lira: context, no price of a flat. */
export const provincePerM2Schema = z.object({
  province: z.string(),
  value: z.number(),
  month: z.string(),
  /** It was made for the generated market (D19). */
  isSampleData: z.boolean().optional(),
});
export type ProvincePerM2 = z.infer<typeof provincePerM2Schema>;
