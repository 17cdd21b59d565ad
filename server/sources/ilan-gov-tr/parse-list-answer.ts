import { z } from 'zod';
import type { ListRow } from '#server/features/intake/collection/index.ts';
import { parseAd } from './parse-ad.ts';

const answerSchema = z.object({
  result: z.object({ ads: z.array(z.unknown()), numFound: z.number().int().nonnegative().nullish().catch(null) }),
});
const idSchema = z.object({ id: z.union([z.number().int(), z.string().regex(/^\d{1,18}$/)]) });
const publishedSchema = z.object({ publishStartDate: z.iso.datetime() });

export type ListAnswer = {
  readonly rows: readonly ListRow[];
  /** The number of ads according to the site; it may be wrong. */
  readonly numFound: number | null;
  /** When the latest ad of this page was published; `null` if no ad has a date. */
  readonly latestAt: Date | null;
};

/** Reads an answer of `Ad/AdsByFilter`; `undefined` for anything else. */
export function parseListAnswer(given: unknown): ListAnswer | undefined {
  const answer = answerSchema.safeParse(given);
  if (!answer.success) return undefined;
  const { ads, numFound } = answer.data.result;
  const times = ads.flatMap((ad) => {
    const published = publishedSchema.safeParse(ad);
    return published.success ? [Date.parse(published.data.publishStartDate)] : [];
  });
  return {
    rows: ads.map(rowOf),
    numFound: numFound ?? null,
    latestAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
}

function rowOf(ad: unknown): ListRow {
  const parsed = parseAd(ad);
  if ('reason' in parsed) return { reason: parsed.reason, given: ad };
  if ('record' in parsed) return { key: parsed.record.sourceKey, record: parsed.record };
  return { key: String(idSchema.parse(ad).id), leftOut: true };
}
