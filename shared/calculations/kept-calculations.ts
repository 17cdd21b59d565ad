import { z } from 'zod';
import { CATEGORY_NUMBERS } from '../kinds/kinds.ts';
import { type Calculation, MAX_SCENARIO_NAME, MAX_SCENARIOS } from '../law/bid/calculation.ts';
import { COSTS, type CostSettings, GIVEN_COST_NAMES, type GivenCost, type GivenCostName } from '../law/bid/costs.ts';
import { MAX_KURUS } from '../law/bid/kurus.ts';

export const MAX_CALCULATIONS = 1000;
const MAX_MONTHS = 360;

const sumMessage = 'Tutar kuruş olarak 0 ile 10.000.000.000.000 arasında bir tam sayı olmalıdır.';
const sum = z.number({ error: sumMessage }).int(sumMessage).min(0, sumMessage).max(MAX_KURUS, sumMessage);

/** A share in hundredths of a per cent, up to the given per cent. */
function percent(most: number) {
  const message = `Oran yüzdenin yüzde biri olarak 0 ile ${most * 100} arasında bir tam sayı olmalıdır.`;
  return z
    .number({ error: message })
    .int(message)
    .min(0, message)
    .max(most * 100, message);
}

/** An object with these fields and a Turkish message for a missing or wrong value. */
const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, { error: 'Teklif hesabında eksik ya da yanlış bir alan var.' });

const switchMessage = 'isOn true ya da false olmalıdır.';
const isOn = z.boolean({ error: switchMessage });
const givenCost = fields({ isOn, value: sum.nullable() }) satisfies z.ZodType<GivenCost>;
const shareOfBid = fields({ isOn, value: percent(100).nullable() });
const monthsMessage = `Vade 0 ile ${MAX_MONTHS} ay arasında bir tam sayı olmalıdır.`;

const costSettingsSchema: z.ZodType<CostSettings> = fields({
  // safe: one entry for each of the names
  ...(Object.fromEntries(
    GIVEN_COST_NAMES.map((name) => [name, COSTS[name].basis === 'percent' ? shareOfBid : givenCost]),
  ) as Record<GivenCostName, typeof givenCost>),
  stampDuty: fields({ isOn }),
  finance: fields({
    isOn,
    borrowed: percent(100),
    monthlyRate: percent(20),
    months: z.number({ error: monthsMessage }).int(monthsMessage).min(0, monthsMessage).max(MAX_MONTHS, monthsMessage),
  }),
});

const goalSchema = z.discriminatedUnion(
  'kind',
  [
    fields({ kind: z.literal('discount'), ownValue: sum, discount: percent(90) }),
    fields({
      kind: z.literal('resale'),
      resalePrice: sum,
      resaleCosts: percent(90),
      gainTax: percent(90),
      profit: percent(1000),
    }),
    fields({ kind: z.literal('rent'), monthlyRent: sum, yearlyCosts: sum, yield: percent(100) }),
  ],
  { error: 'Hedef discount, resale ya da rent olmalıdır.' },
);

const nameMessage = `Senaryonun adı 1 ile ${MAX_SCENARIO_NAME} karakter arasında olmalıdır.`;
const scenariosMessage = `En az bir, en çok ${MAX_SCENARIOS} senaryo olabilir.`;

/** A member's calculation for a listing: sums in kuruş, shares in hundredths of a per cent. */
export const calculationSchema: z.ZodType<Calculation> = fields({
  legal: fields({
    priorClaims: sum.nullable(),
    saleCosts: sum.nullable(),
    highestBid: sum.nullable(),
    ownClaim: sum.nullable(),
    // Calculations saved before this value was introduced don't have it.
    metalValue: sum.nullable().default(null),
  }),
  scenarios: z
    .array(
      fields({
        name: z.string({ error: nameMessage }).trim().min(1, nameMessage).max(MAX_SCENARIO_NAME, nameMessage),
        bid: sum.nullable(),
        costs: costSettingsSchema,
        goal: goalSchema,
      }),
      { error: scenariosMessage },
    )
    .min(1, scenariosMessage)
    .max(MAX_SCENARIOS, scenariosMessage),
});

/** The path parameters of the calls for one listing. */
export const calculationPathSchema = z.object({
  propertyId: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'İlan numarası bir sayı olmalıdır.')
    .transform(Number),
});

/**
 * `GET /api/user/calculations/{propertyId}`; `usualCosts` are the member's defaults for this kind of listing, `noted`
 * what is on the board.
 */
export const keptCalculationSchema = z.object({
  calculation: calculationSchema.nullable(),
  changedAt: z.iso.datetime().nullable(),
  usualCosts: costSettingsSchema.nullable(),
  noted: z.object({ highestBid: z.number().int().nullable(), ownValue: z.number().int().nullable() }),
});
export type KeptCalculation = z.infer<typeof keptCalculationSchema>;

/** `PUT /api/user/usual-costs`: the initial costs of new calculations of a kind; null for the product's defaults. */
export const usualCostsSchema = fields({
  categoryNumber: z.enum(CATEGORY_NUMBERS, { error: 'Tür 1, 2 ya da 3 olmalıdır.' }),
  costs: costSettingsSchema.nullable(),
});
export type UsualCosts = z.infer<typeof usualCostsSchema>;

/**
 * `GET /api/user/usual-costs`: the member's defaults for each kind, null for the product's defaults; and whether new
 * ones can be saved.
 */
export const ownUsualCostsSchema = z.object({
  costs: z.record(z.enum(CATEGORY_NUMBERS), costSettingsSchema.nullable()),
  mayCalculate: z.boolean(),
});
export type OwnUsualCosts = z.infer<typeof ownUsualCostsSchema>;
