import { z } from 'zod';
import type { OwnMoney } from './own-money.ts';

const sum = z.number().int();

/** The sums of a calculation, as the board's calls return them. */
export const ownMoneySchema = z.object({
  ownValue: sum.nullable(),
  highestBid: sum.nullable(),
  deposit: sum.nullable(),
  bid: sum,
  allIn: sum,
  lacksKdv: z.boolean(),
}) satisfies z.ZodType<OwnMoney>;
