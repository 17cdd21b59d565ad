import { z } from 'zod';
import { MAX_ALERT_NAME_LENGTH, MAX_CRITERIA_LENGTH, PAPER_NEWS } from './alert-rules.ts';
import { type ListingSearch, listingSearchSchema } from './listing-search.ts';
import { SEARCH_CRITERIA } from './search-parameters.ts';
import { SEARCH_LABELS } from './text/search-labels.ts';
import { cleanText } from './text/turkish-text.ts';

/**
 * The criteria of an alert, as stored and returned inside `searchCriteria`: unused criteria are absent. Money in lira.
 * `JSON.parse` of a returned `searchCriteria` gives this type.
 */
export type AlertCriteria = Pick<ListingSearch, (typeof SEARCH_CRITERIA)[number]>;

const criteriaMessage = 'Kriterler (searchCriteria) bir JSON metni olmalıdır.';
const nameMessage = 'Uyarıya bir ad verin.';
const nameTooLong = `Uyarı adı en çok ${MAX_ALERT_NAME_LENGTH} karakter olabilir.`;

/** Converts a JSON value to the text used in addresses, which the schema of the search then checks. */
const criterionSchema = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)]);
const criterionValueSchema = z.union([
  z.null().transform(() => undefined),
  criterionSchema,
  z.array(criterionSchema).max(200),
]);

/** Control characters and halves of surrogate pairs are not valid text; PostgreSQL rejects some of them. */
function isPlainText(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the JSON text of criteria with the schema of a search (spec §3, §7); Turkish messages name the parameter. */
export const searchCriteriaSchema = z
  .string({ error: criteriaMessage })
  .max(MAX_CRITERIA_LENGTH, 'Uyarının kriterleri çok uzun.')
  .transform((text, context): AlertCriteria => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    const given = parseJson(text);
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse(criteriaMessage);
    const parameters: Record<string, string | string[] | undefined> = {};
    for (const [name, value] of Object.entries(given)) {
      const known = SEARCH_CRITERIA.find((criterion) => criterion === name);
      if (known === undefined)
        return refuse(
          `Bilinmeyen kriter: “${cleanText(name).slice(0, 50)}”. Kriterler: ${SEARCH_CRITERIA.join(', ')}.`,
        );
      const parsed = criterionValueSchema.safeParse(value);
      if (!parsed.success) return refuse(`${SEARCH_LABELS[known]} bir metin, sayı ya da metin listesi olmalıdır.`);
      if (![parsed.data ?? []].flat().every(isPlainText))
        return refuse(`${SEARCH_LABELS[known]} geçersiz karakter içeriyor.`);
      parameters[known] = parsed.data;
    }
    const search = listingSearchSchema.safeParse(parameters);
    if (!search.success) return refuse(search.error.issues[0]?.message ?? criteriaMessage);
    const { sort: _sort, page: _page, includeEnded: _includeEnded, facets: _facets, ...criteria } = search.data;
    return Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined));
  });

const paperNewsMessage = `Belge haberleri (paperNews) şunlardan oluşan bir listedir: ${PAPER_NEWS.join(', ')}.`;

/**
 * `POST /api/user/property-alerts`, `PUT /api/user/property-alerts/{id}` (spec §7). `isActive` and `paperNews` keep
 * their values unless given.
 */
export const alertRequestSchema = z.object({
  alertName: z
    .string({ error: nameMessage })
    .max(1000, nameTooLong)
    .refine(isPlainText, 'Uyarı adı geçersiz karakter içeriyor.')
    .transform(cleanText)
    .refine((name) => name.length > 0, nameMessage)
    .refine((name) => name.length <= MAX_ALERT_NAME_LENGTH, nameTooLong),
  searchCriteria: searchCriteriaSchema,
  isActive: z.boolean({ error: 'Uyarının durumu (isActive) true ya da false olmalıdır.' }).optional(),
  /** Which news from read documents the alert also reports; only for premium members (D20). */
  paperNews: z
    .array(z.enum(PAPER_NEWS, { error: paperNewsMessage }), { error: paperNewsMessage })
    .max(10, paperNewsMessage)
    .transform((given) => PAPER_NEWS.filter((news) => given.includes(news)))
    .optional(),
});
export type AlertRequest = z.infer<typeof alertRequestSchema>;

/** The path of one alert. */
export const alertPathSchema = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'Uyarı numarası bir sayı olmalıdır.')
    .transform(Number),
});

/**
 * An alert as its owner sees it (spec §3). Both criteria are JSON texts of `AlertCriteria`: `searchCriteria` has the
 * query as typed, `understoodCriteria` what the query meant when it was saved, which is used for matching (D32).
 */
export const alertSchema = z.object({
  id: z.number().int(),
  alertName: z.string(),
  searchCriteria: z.string(),
  understoodCriteria: z.string(),
  isActive: z.boolean(),
  paperNews: z.array(z.enum(PAPER_NEWS)),
  createdAt: z.iso.datetime(),
});
export type Alert = z.infer<typeof alertSchema>;

/** `GET /api/user/property-alerts`: all alerts, the newest first. */
export const alertsSchema = z.array(alertSchema);

export const alertAnswerSchema = z.object({ message: z.string(), alert: alertSchema });

/** `POST /api/user/property-alerts/preview`: what an alert would find, before it is saved. */
export const alertPreviewRequestSchema = z.object({ searchCriteria: searchCriteriaSchema });
export const alertPreviewSchema = z.object({
  /** Matching auctions that are open for bids now. */
  matchingNow: z.number().int(),
  /** Matching auctions first seen in the last 30 days, also ended ones; the days-remaining criterion is ignored. */
  last30Days: z.number().int(),
  /** The matching open auctions with findings from read documents, and those with contradictions. */
  withFindings: z.number().int(),
  withContradictions: z.number().int(),
  /** JSON text of `AlertCriteria`: what the query means, as the alert would store it. */
  understoodCriteria: z.string(),
  /** Turkish warnings about criteria that will almost never match; the alert can still be saved. */
  warnings: z.array(z.string()),
  /**
   * A combination of criteria that hardly any new auction can meet on the day it is published; null if there is none.
   */
  contradiction: z
    .object({
      drop: z.array(z.enum(SEARCH_CRITERIA)),
      /** Why, in Turkish. */
      text: z.string(),
      /**
       * New auctions of the last 30 days that the alert would have reported on arrival: with these criteria and
       * without.
       */
      firedWith: z.number().int(),
      firedWithout: z.number().int(),
    })
    .nullable(),
});
export type AlertPreview = z.infer<typeof alertPreviewSchema>;
