import { describe, expect, it } from 'vitest';
import { endsAfterBids } from '#tests/support/oracle/extended-end.ts';
import { formatDateTime } from '../../text/dates.ts';
import { dayText } from '../../text/day-text.ts';
import { formatKurus } from '../../text/money.ts';
import { buyerTitleFeeOf, depositOf, leastStepOf, namedDepositOf, openingPriceOf, stampDutyOf } from '../amounts.ts';
import { cashDepositDeadline, officeDeadline, paymentLastDay } from '../deadlines.ts';
import { type CostName, type CostSettings, costLines, totalCost, USUAL_COSTS } from './costs.ts';
import type { Goal } from './goals.ts';
import { exactHighestBid, highestBid } from './highest-bid.ts';
import { partOf } from './kurus.ts';
import { bidFault, depositDue, nextLawfulBid, type SaleFacts, saleFrame } from './sale-frame.ts';
import { parseShare, pricePerM2 } from './share.ts';

/*
 * Calculated by hand from the articles alone; the result of the code is beside it. docs/worked-examples.md is the same
 * table. `npx vitest run shared/law/bid/worked-examples.test.ts -u` rewrites it.
 */

type Example = readonly [given: string, article: string, byHand: string, result: string, ofCode: () => string];

const lira = (amount: number) => Math.round(amount * 100);
const said = (kurus: number | null) => (kurus === null ? 'too dear' : formatKurus(kurus));
const ofLira = (amount: number) => formatKurus(lira(amount));
const sale = (facts: Partial<SaleFacts> = {}) =>
  saleFrame({ appraisal: lira(2_000_000), priorClaims: 0, saleCosts: 0, highestBid: null, ...facts });
const share = (text: string) => parseShare(text) ?? { part: 0, whole: 1 };

const NOTHING: CostSettings = {
  ...USUAL_COSTS,
  kdv: { isOn: false, value: null },
  titleFee: { isOn: false, value: null },
  stampDuty: { isOn: false },
};
const withCosts = (settings: Partial<CostSettings>): CostSettings => ({ ...NOTHING, ...settings });
const on = (value: number) => ({ isOn: true, value });
const line = (name: CostName, settings: Partial<CostSettings>, bid: number) =>
  said(costLines('1', withCosts(settings), bid).find((cost) => cost.name === name)?.amount ?? null);
const DUTY_AND_FEE = withCosts({ stampDuty: { isOn: true }, titleFee: on(200) });
const BELOW_OWN_VALUE: Goal = { kind: 'discount', ownValue: lira(2_000_000), discount: 2000 };
const FLAT_COSTS = withCosts({
  kdv: on(100),
  stampDuty: { isOn: true },
  titleFee: on(200),
  repair: on(lira(120_000)),
  eviction: on(lira(25_000)),
});
const CAR_COSTS = withCosts({
  kdv: on(2000),
  stampDuty: { isOn: true },
  transfer: on(lira(1500)),
  vehicleTax: on(lira(3200.5)),
  inspection: on(lira(2600)),
});
const resale = (gainTax: number): Goal => ({
  kind: 'resale',
  resalePrice: lira(3_000_000),
  resaleCosts: 300,
  gainTax,
  profit: 2500,
});

const at = (day: string, clock: string) => new Date(`${day}T${clock}+03:00`);
const cash = (day: string, clock: string) => formatDateTime(cashDepositDeadline(at(day, clock)));
function letter(day: string): string {
  const deadline = officeDeadline(at(day, '12:00:00'));
  return deadline ? `${dayText(deadline.day)}${deadline.endsAtNoon ? ', 13.00' : ''}` : 'unknown';
}
function payment(announcedOn: string): string {
  const day = paymentLastDay(announcedOn);
  return day ? dayText(day) : 'unknown';
}
const lastEnd = (...clocks: string[]) =>
  formatDateTime(
    endsAfterBids(
      at('2026-11-25', '10:00:00'),
      clocks.map((clock) => at('2026-11-25', clock)),
    ).at(-1) ?? new Date(0),
  );

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'Opening price and least step': [
    [
      'Flat, appraisal 2,400,000, first auction',
      'İİK 115',
      '2,400,000 × 50 %',
      '₺1.200.000,00',
      () => ofLira(openingPriceOf(2_400_000)),
    ],
    [
      'The same flat, second auction',
      'İİK 115',
      'both auctions open at 50 %: 2,400,000 × 50 %',
      '₺1.200.000,00',
      () => said(sale({ appraisal: lira(2_400_000) }).opening),
    ],
    [
      'Field, appraisal 917,027.33',
      'İİK 115',
      '917,027.33 ÷ 2 = 458,513.665, never less than the half',
      '₺458.513,67',
      () => ofLira(openingPriceOf(917_027.33)),
    ],
    ['Flat, appraisal 2,400,000', 'İİK 111/b', '2,400,000 × 5 ‰', '₺12.000,00', () => ofLira(leastStepOf(2_400_000))],
    [
      'Car, appraisal 150,000',
      'İİK 111/b',
      '150,000 × 5 ‰ = 750, less than the least step of 1,000',
      '₺1.000,00',
      () => ofLira(leastStepOf(150_000)),
    ],
    [
      'Car, appraisal 200,000',
      'İİK 111/b',
      '200,000 × 5 ‰ = 1,000, just the least step',
      '₺1.000,00',
      () => ofLira(leastStepOf(200_000)),
    ],
    [
      'Machine, appraisal 200,001',
      'İİK 111/b',
      '200,001 × 5 ‰ = 1,000.005, never less than that',
      '₺1.000,01',
      () => ofLira(leastStepOf(200_001)),
    ],
  ],
  'What a bid must exceed': [
    [
      'Appraisal 2,000,000, no prior claims, costs not known',
      'İİK 115',
      '2,000,000 ÷ 2 = 1,000,000 must be exceeded',
      '₺1.000.000,01',
      () => said(sale().leastWinning),
    ],
    [
      'Prior mortgage 1,300,000, costs 40,000',
      'İİK 115',
      'max(1,000,000; 1,300,000) + 40,000 = 1,340,000 must be exceeded',
      '₺1.340.000,01',
      () => said(sale({ priorClaims: lira(1_300_000), saleCosts: lira(40_000) }).leastWinning),
    ],
    [
      'Prior mortgage 800,000, costs 40,000',
      'İİK 115',
      'max(1,000,000; 800,000) + 40,000 = 1,040,000 must be exceeded',
      '₺1.040.000,01',
      () => said(sale({ priorClaims: lira(800_000), saleCosts: lira(40_000) }).leastWinning),
    ],
    [
      'Prior claims of just half the appraisal',
      'İİK 115',
      'max(1,000,000; 1,000,000) must be exceeded',
      '₺1.000.000,01',
      () => said(sale({ priorClaims: lira(1_000_000) }).leastWinning),
    ],
    [
      'A bid of 1,340,000 in the second of these',
      'İİK 115',
      'equal to the limit, not above it',
      'notAboveLimit',
      () => String(bidFault(sale({ priorClaims: lira(1_300_000), saleCosts: lira(40_000) }), lira(1_340_000))),
    ],
    [
      'A first bid of 999,999.99',
      'İİK 115',
      'below the opening price of 1,000,000',
      'belowOpening',
      () => String(bidFault(sale(), lira(999_999.99))),
    ],
  ],
  'The next bid': [
    ['Nobody has bid', 'İİK 115', 'the opening price', '₺1.000.000,00', () => said(sale().nextBid)],
    [
      'The highest bid is 1,040,000',
      'İİK 111/b',
      '1,040,000 + 2,000,000 × 5 ‰',
      '₺1.050.000,00',
      () => said(nextLawfulBid(sale(), lira(1_040_000))),
    ],
    [
      'Car, appraisal 150,000, the highest bid is 80,000',
      'İİK 111/b',
      '80,000 + 1,000',
      '₺81.000,00',
      () => said(nextLawfulBid(sale({ appraisal: lira(150_000) }), lira(80_000))),
    ],
    [
      '1,045,000 after 1,040,000',
      'İİK 111/b',
      '5,000 more, the step is 10,000',
      'belowStep',
      () => String(bidFault(sale({ highestBid: lira(1_040_000) }), lira(1_045_000))),
    ],
    [
      'Limit 1,340,000, the highest bid is 1,335,000',
      'İİK 111/b, 115',
      '1,335,000 + 10,000 = 1,345,000, above the limit',
      '₺1.345.000,00',
      () =>
        said(sale({ priorClaims: lira(1_300_000), saleCosts: lira(40_000), highestBid: lira(1_335_000) }).leastWinning),
    ],
    [
      'Limit 1,340,000, the highest bid is 1,320,000',
      'İİK 111/b, 115',
      '1,330,000 may be bid and can’t win; the limit is 1,340,000',
      '₺1.340.000,01',
      () =>
        said(sale({ priorClaims: lira(1_300_000), saleCosts: lira(40_000), highestBid: lira(1_320_000) }).leastWinning),
    ],
  ],
  Shares: [
    [
      '1/3 of a flat worth 3,000,000',
      'İİK 115',
      '3,000,000 ÷ 3 = 1,000,000; half of it',
      '₺500.000,00',
      () => said(sale({ appraisal: partOf(lira(3_000_000), 1, 3) }).opening),
    ],
    [
      '52753/60169 of a field worth 1,200,000',
      'İİK 115',
      '1,200,000 × 52753 ÷ 60169 = 1,052,096.59; half of it 526,048.295',
      '₺526.048,30',
      () => said(sale({ appraisal: partOf(lira(1_200_000), 52_753, 60_169) }).opening),
    ],
    [
      '1/2 of a shop worth 1,500,000: least step',
      'İİK 111/b',
      '750,000 × 5 ‰',
      '₺3.750,00',
      () => said(sale({ appraisal: partOf(lira(1_500_000), 1, 2) }).step),
    ],
    [
      '820,000 in all for 1/2 of 400 m²',
      'per m²',
      '400 ÷ 2 = 200 m²; 820,000 ÷ 200',
      '₺4.100,00',
      () => said(pricePerM2(lira(820_000), 400, share('1/2'))),
    ],
  ],
  'The deposit': [
    ['Appraisal 850,000', 'İİK 114', '850,000 × 10 %', '₺85.000,00', () => ofLira(depositOf(850_000))],
    ['Appraisal 1,000.05', 'İİK 114', '100.005, never less than that', '₺100,01', () => ofLira(depositOf(1000.05))],
    [
      'The notice asks for 20 % of 850,000',
      'İİK 114',
      '850,000 × 20 %',
      '₺170.000,00',
      () => ofLira(namedDepositOf(850_000, { percent: 20, amount: null }) ?? 0),
    ],
    [
      'The notice asks for 90,000',
      'İİK 114',
      'as it says',
      '₺90.000,00',
      () => ofLira(namedDepositOf(850_000, { percent: null, amount: 90_000 }) ?? 0),
    ],
    [
      'Ortaklığın giderilmesi: a shareholder’s share is worth 60,000 of a deposit of 85,000',
      'İİK 114',
      '85,000 − 60,000',
      '₺25.000,00',
      () => said(depositDue(lira(85_000), lira(60_000))),
    ],
    [
      'The creditor who asked for the sale has a claim of 500,000',
      'İİK 114',
      'the claim covers all 85,000',
      '₺0,00',
      () => said(depositDue(lira(85_000), lira(500_000))),
    ],
  ],
  'Taxes and fees': [
    [
      'Stamp duty on 1,800,000',
      '488 sayılı Kanun',
      '1,800,000 × 5.69 ‰',
      '₺10.242,00',
      () => ofLira(stampDutyOf(1_800_000)),
    ],
    [
      'Stamp duty on 1,234,567.89',
      '488 sayılı Kanun',
      '6,172.839 + 851.852 = 7,024.691',
      '₺7.024,69',
      () => ofLira(stampDutyOf(1_234_567.89)),
    ],
    [
      'Stamp duty on 5,117,000,000',
      '488 sayılı Kanun 14',
      '29,115,730, just below the cap',
      '₺29.115.730,00',
      () => ofLira(stampDutyOf(5_117_000_000)),
    ],
    [
      'Stamp duty on 6,000,000,000',
      '488 sayılı Kanun 14',
      '34,140,000, above the cap of 2026',
      '₺29.115.961,10',
      () => ofLira(stampDutyOf(6_000_000_000)),
    ],
    [
      'The buyer’s part of the title fee on 2,650,000',
      '492 sayılı Kanun',
      '2,650,000 × 2 %',
      '₺53.000,00',
      () => ofLira(buyerTitleFeeOf(2_650_000)),
    ],
    [
      'The whole title fee on 2,650,000, where the conditions put it on the buyer',
      '492 sayılı Kanun',
      '2,650,000 × 4 %',
      '₺106.000,00',
      () => line('titleFee', { titleFee: on(400) }, lira(2_650_000)),
    ],
    [
      'KDV of 20 % on 1,800,000',
      'İİK 114',
      '1,800,000 × 20 %',
      '₺360.000,00',
      () => line('kdv', { kdv: on(2000) }, lira(1_800_000)),
    ],
    [
      'KDV of 1 % on 1,800,000',
      'İİK 114',
      '1,800,000 × 1 %',
      '₺18.000,00',
      () => line('kdv', { kdv: on(100) }, lira(1_800_000)),
    ],
    ['An exempt sale', 'İİK 114', 'istisna', '₺0,00', () => line('kdv', { kdv: on(0) }, lira(1_800_000))],
    [
      '60 % of 1,500,000 borrowed at 3.25 % a month for ten months',
      'own figures',
      '900,000 × 3.25 % × 10',
      '₺292.500,00',
      () => line('finance', { finance: { isOn: true, borrowed: 6000, monthlyRate: 325, months: 10 } }, lira(1_500_000)),
    ],
  ],
  'All costs together': [
    [
      'Flat for 1,500,000: KDV 1 %, stamp duty, title fee 2 %, repair 120,000, eviction 25,000',
      'İİK 114, 488, 492',
      '1,500,000 + 15,000 + 8,535 + 30,000 + 120,000 + 25,000',
      '₺1.698.535,00',
      () => said(totalCost('1', FLAT_COSTS, lira(1_500_000))),
    ],
    [
      'The same by 125.5 m²',
      'per m²',
      '1,698,535 ÷ 125.5 = 13,534.143',
      '₺13.534,14',
      () => said(pricePerM2(totalCost('1', FLAT_COSTS, lira(1_500_000)), 125.5, share('1/1'))),
    ],
    [
      'Car for 400,000: KDV 20 %, stamp duty, transfer 1,500, tax 3,200.50, inspection 2,600',
      'İİK 114, 488',
      '400,000 + 80,000 + 2,276 + 1,500 + 3,200.50 + 2,600',
      '₺489.576,50',
      () => said(totalCost('2', CAR_COSTS, lira(400_000))),
    ],
    [
      'The costs of the flat on a machine',
      'İİK 114, 488',
      'no title, no eviction: 1,500,000 + 15,000 + 8,535 + 120,000',
      '₺1.643.535,00',
      () => said(totalCost('3', FLAT_COSTS, lira(1_500_000))),
    ],
  ],
  'The highest bid': [
    [
      'Worth 2,000,000 to the buyer, 20 % below; stamp duty and title fee 2 %',
      '488, 492',
      '1,600,000 ÷ 1.02569 = 1,559,925.513',
      '₺1.559.925,51',
      () => said(exactHighestBid({ kind: '1', costs: DUTY_AND_FEE, goal: BELOW_OWN_VALUE })),
    ],
    [
      'The same in steps of 12,000 from 1,200,000',
      'İİK 111/b',
      '359,925.51 ÷ 12,000 = 29.99: 1,200,000 + 29 × 12,000',
      '₺1.548.000,00',
      () =>
        said(
          highestBid({ kind: '1', costs: DUTY_AND_FEE, goal: BELOW_OWN_VALUE }, sale({ appraisal: lira(2_400_000) }))
            .lawful,
        ),
    ],
    [
      'The same with prior claims of 1,700,000',
      'İİK 115',
      '1,559,925.51 does not exceed 1,700,000',
      'too dear',
      () =>
        said(
          highestBid(
            { kind: '1', costs: DUTY_AND_FEE, goal: BELOW_OWN_VALUE },
            sale({ appraisal: lira(2_400_000), priorClaims: lira(1_700_000) }),
          ).lawful,
        ),
    ],
    [
      '1,345,000 at most, limit 1,342,000, steps of 10,000 from 1,000,000',
      'İİK 111/b, 115',
      '1,340,000 does not win, 1,350,000 is too much; 1,345,000 is lawful as it is',
      '₺1.345.000,00',
      () =>
        said(
          highestBid(
            { kind: '1', costs: NOTHING, goal: { kind: 'discount', ownValue: lira(1_345_000), discount: 0 } },
            sale({ priorClaims: lira(1_300_000), saleCosts: lira(42_000) }),
          ).lawful,
        ),
    ],
    [
      'Rent 30,000 a month, 24,000 costs a year, yield 6 %',
      'own figures',
      '(360,000 − 24,000) ÷ 6 %',
      '₺5.600.000,00',
      () =>
        said(
          exactHighestBid({
            kind: '1',
            costs: NOTHING,
            goal: { kind: 'rent', monthlyRent: lira(30_000), yearlyCosts: lira(24_000), yield: 600 },
          }),
        ),
    ],
    [
      'Resale for 3,000,000 with costs of 3 %, profit 25 %',
      'own figures',
      '2,910,000 ÷ 1.25',
      '₺2.328.000,00',
      () => said(exactHighestBid({ kind: '1', costs: NOTHING, goal: resale(0) })),
    ],
    [
      'The same with 20 % tax on the gain',
      'own figures',
      '(2,910,000 − T) × 0.8 = 0.25 T; T = 2,328,000 ÷ 1.05 = 2,217,142.857',
      '₺2.217.142,85',
      () => said(exactHighestBid({ kind: '1', costs: NOTHING, goal: resale(2000) })),
    ],
  ],
  Terms: [
    [
      'Cash, end on Wednesday 25.11.2026, 11.22',
      'İİK 114',
      '23.30 of the day before',
      '24.11.2026 23:30',
      () => cash('2026-11-25', '11:22:00'),
    ],
    [
      'Cash, end at midnight, 25.11.2026 00.00',
      'İİK 114',
      'the day of the end is the 25th',
      '24.11.2026 23:30',
      () => cash('2026-11-25', '00:00:00'),
    ],
    [
      'Cash, end in the last second of 25.11.2026',
      'İİK 114',
      'the day of the end is still the 25th',
      '24.11.2026 23:30',
      () => cash('2026-11-25', '23:59:59'),
    ],
    [
      'Letter, end on Monday 30.11.2026',
      'İİK 114',
      'the working day before is a Friday',
      '27.11.2026',
      () => letter('2026-11-30'),
    ],
    [
      'Letter, end on 30.10.2026, after 29 October',
      'İİK 114, 2429',
      '29.10. is a holiday, on 28.10. offices close at 13.00',
      '28.10.2026, 13.00',
      () => letter('2026-10-30'),
    ],
    [
      'Letter, end on 01.06.2026, after Kurban Bayramı',
      'İİK 114, 2429',
      '27.05. to 30.05. and a Sunday; 26.05. is the eve',
      '26.05.2026, 13.00',
      () => letter('2026-06-01'),
    ],
    ['Payment, announced on 25.11.2026', 'İİK 118, 130, 19', '25 + 7', '02.12.2026', () => payment('2026-11-25')],
    [
      'Payment, announced on 22.10.2026',
      'İİK 118, 130, 19',
      '22 + 7 = 29 October, the next working day',
      '30.10.2026',
      () => payment('2026-10-22'),
    ],
    [
      'Payment, announced on 20.05.2026',
      'İİK 118, 130, 19',
      '27.05. begins Kurban Bayramı; 31.05. is a Sunday',
      '01.06.2026',
      () => payment('2026-05-20'),
    ],
    [
      'End 10.00, bids at 09.52 and 09.58',
      'İİK 111/b-6',
      '10.00 + 3 minutes, once',
      '25.11.2026 10:03',
      () => lastEnd('09:52:00', '09:58:00'),
    ],
    [
      'End 10.00, bids at 09.52, 10.02 and 10.04',
      'İİK 111/b-6',
      '10.04 + 3 minutes',
      '25.11.2026 10:07',
      () => lastEnd('09:52:00', '10:02:00', '10:04:00'),
    ],
    [
      'End 10.00, a bid every two minutes until 10.59',
      'İİK 111/b-6',
      'an hour in all',
      '25.11.2026 11:00',
      () => lastEnd('09:59:00', ...Array.from({ length: 30 }, (_, n) => `10:${String(2 * n + 1).padStart(2, '0')}:00`)),
    ],
  ],
};

describe.each(Object.entries(EXAMPLES))('%s', (_, examples) => {
  it.each(examples)('%s (%s): %s = %s', (_given, _article, _byHand, result, ofCode) => {
    expect(ofCode()).toBe(result);
  });
});

it('docs/worked-examples.md contains exactly this table, of at least forty examples', async () => {
  const all = Object.values(EXAMPLES).flat();
  expect(all.length).toBeGreaterThanOrEqual(40);
  const lines = Object.entries(EXAMPLES).flatMap(([subject, examples]) => [
    `## ${subject}`,
    '',
    '| given | article | by hand | result | the code’s |',
    '| --- | --- | --- | --- | --- |',
    ...examples.map((example) => `| ${[...example.slice(0, 4), example[4]()].join(' | ')} |`),
    '',
  ]);
  const head = [
    '# Worked examples',
    '',
    'What the calculator (`shared/law/bid`) answers, beside what was worked out by hand from the articles. Written and held',
    'by `shared/law/bid/worked-examples.test.ts`; sums in lira.',
    '',
  ];
  await expect([...head, ...lines].join('\n')).toMatchFileSnapshot('../../../docs/worked-examples.md');
});
