import { z } from 'zod';
import type { SavedAnswer } from '#server/features/intake/importing/index.ts';
import { parseAd } from './parse-ad.ts';

const answerSchema = z.object({ result: z.object({ ads: z.array(z.unknown()) }) });
const exchangeSchema = z.object({ response: answerSchema });
const exchangesSchema = z.object({ pages: z.array(z.unknown()) });

/**
 * Reads saved list pages of ilan.gov.tr: an unchanged answer of `Ad/AdsByFilter` (`{result: {ads}}`), an answer with
 * its request (`{request, response}`), or several of those (`{pages: […]}`). `undefined` for anything else.
 *
 * `Birinci Satış Günü` is a day without an hour, and no public source says whether it is the first or the last of the
 * auction's seven days (İİK 111/b). It is stored as a derived end without an hour: bidding certainly does not end
 * before it, and showing a sale for a week after it may have closed would be worse. The notice's own text has the hours
 * of both rounds and replaces it once it is read, whatever day it names.
 */
export function parseListPage(saved: unknown): SavedAnswer | undefined {
  const answers = answersIn(saved);
  if (answers.length === 0) return undefined;
  const page: SavedAnswer = { records: [], leftOut: 0, unreadable: [] };
  for (const ad of answers.flatMap((answer) => answer.result.ads)) {
    const parsed = parseAd(ad);
    if ('record' in parsed) page.records.push(parsed.record);
    else if ('leftOut' in parsed) page.leftOut += 1;
    else page.unreadable.push({ given: ad, reason: parsed.reason });
  }
  return page;
}

function answersIn(saved: unknown): z.infer<typeof answerSchema>[] {
  const several = exchangesSchema.safeParse(saved);
  if (several.success) return several.data.pages.flatMap((page) => answersOfOne(page));
  return answersOfOne(saved);
}

function answersOfOne(saved: unknown): z.infer<typeof answerSchema>[] {
  const exchange = exchangeSchema.safeParse(saved);
  if (exchange.success) return [exchange.data.response];
  const answer = answerSchema.safeParse(saved);
  return answer.success ? [answer.data] : [];
}
