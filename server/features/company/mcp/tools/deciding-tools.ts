import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { startCalculation } from '#shared/calculations/start-calculation.ts';
import { dateName } from '#shared/calendar/date-names.ts';
import { frameOf, subjectOf } from '#shared/law/bid/calculation.ts';
import { compareScenarios } from '#shared/law/bid/comparison-rows.ts';
import { toKurus } from '#shared/law/bid/kurus.ts';
import { knownDepositOf, legalRows, legalSumText, ORIGIN_LABELS } from '#shared/law/bid/legal-rows.ts';
import { noticedClaims } from '#shared/law/bid/prior-claims.ts';
import { listingDates } from '#shared/law/dates/listing-dates.ts';
import { dateText } from '#shared/law/deadline-texts.ts';
import { hasOpened } from '#shared/listing-texts/listing-phase.ts';
import { answerTool } from './answer-tool.ts';
import { listingInputSchema, read } from './listing-tools.ts';
import { READS_ONLY, type ToolContext } from './tool-context.ts';

const deadlinesSchema = z.object({
  id: z.number().int(),
  dates: z.array(
    z.object({
      name: z.string(),
      at: z.string(),
      until: z.string().nullable(),
      inWords: z.string(),
      isOver: z.boolean(),
      basis: z.enum(['said', 'law', 'derived']),
      certainty: z.enum(['sure', 'possible', 'off']),
      article: z.string(),
    }),
  ),
});

const MOST_LIRA = 1_000_000_000_000;
const costsInputSchema = listingInputSchema.extend({
  bid: z
    .number()
    .positive()
    .max(MOST_LIRA)
    .optional()
    .describe('Masrafı hesaplanacak teklif, lira; yoksa kazanmaya yeten en düşük teklif'),
});
const costsSchema = z.object({
  id: z.number().int(),
  /** The legal rules for bids, line by line with the article. */
  legal: z.array(z.object({ label: z.string(), sum: z.string(), article: z.string(), origin: z.string() })),
  /** All costs of a bid, in the calculator's wording; null if the plan does not include them. */
  costs: z.array(z.object({ label: z.string(), text: z.string() })).nullable(),
  assumptions: z.string(),
});

/** `get_deadlines` and `get_costs`, calculated by the same code as on the site. */
export function registerDecidingTools(server: McpServer, context: ToolContext): void {
  server.registerTool(
    'get_deadlines',
    {
      title: 'Tarihleri ve süreleri göster',
      description:
        'Bir ilanın kaçırılmaması gereken tarihleri: teklif başlangıcı, nakit teminat ve teminat mektubu süreleri, bitiş, olası uzama, ikinci ihale. Her biri yasa maddesiyle ve ilanda mı yazdığı, yasadan mı hesaplandığıyla.',
      inputSchema: listingInputSchema,
      outputSchema: deadlinesSchema,
      annotations: READS_ONLY,
    },
    ({ id }) => answerTool(() => deadlines(context, id)),
  );
  server.registerTool(
    'get_costs',
    {
      title: 'Yasal sınırları ve masrafları hesapla',
      description:
        'Bir ilanda açılış bedeli, aşılması gereken sınır, kazanmaya yeten en düşük teklif, teminat ve en az artış, maddeleriyle. Bir teklifin bütün masraflarıyla maliyeti. Bilinmeyen rüçhanlı alacak ve giderler ₺0 alınır; ilanda okunamayan KDV toplama katılmaz.',
      inputSchema: costsInputSchema,
      outputSchema: costsSchema,
      annotations: READS_ONLY,
    },
    (asked) => answerTool(() => costs(context, asked)),
  );
}

async function deadlines(context: ToolContext, id: number): Promise<z.infer<typeof deadlinesSchema>> {
  const listing = await read(context, id);
  const now = context.deps.clock.now();
  return {
    id,
    dates: listingDates(listing, now).map((date) => {
      const { until, left, isOver } = dateText(date, now);
      return {
        name: dateName(date),
        at: date.at,
        until: date.until,
        inWords: [until, left].filter(Boolean).join(', '),
        isOver,
        basis: date.basis,
        certainty: date.certainty,
        article: date.article,
      };
    }),
  };
}

async function costs(
  context: ToolContext,
  { id, bid }: z.infer<typeof costsInputSchema>,
): Promise<z.infer<typeof costsSchema>> {
  const listing = await read(context, id);
  const subject = subjectOf(listing);
  if (!subject)
    throw new ExpectedError(409, 'NO_APPRAISAL', 'Bu ilanda muhammen bedel belirtilmediği için hesap yapılamıyor.');
  const { legal, scenarios } = startCalculation(listing, undefined);
  const [first] = scenarios.map((scenario) => ({ ...scenario, bid: bid === undefined ? null : toKurus(bid) }));
  const rows = legalRows(subject, legal, knownDepositOf(listing), {
    ranked: noticedClaims(listing).ranked,
    hasOpened: hasOpened(listing, context.deps.clock.now()),
  });
  const compared = first && compareScenarios(subject, frameOf(subject, legal), [first]);
  return {
    id,
    legal: rows.map((row) => ({
      label: row.label,
      sum: legalSumText(row),
      article: row.article,
      origin: ORIGIN_LABELS[row.origin],
    })),
    costs: listing.mayCalculate
      ? (compared?.rows ?? []).map(({ label, cells }) => ({ label, text: cells[0]?.text ?? '' }))
      : null,
    assumptions:
      'Bilinmeyen rüçhanlı alacaklar ile satış ve paylaştırma giderleri ₺0 alındı. Bu bir hukuki görüş değildir.',
  };
}
