import { z } from 'zod';
import type { Presence } from '#server/features/intake/lots/index.ts';
import { saysWithdrawn } from '#server/features/intake/lots/index.ts';
import type { SourceDetail } from '#server/features/intake/notice-to-record/index.ts';
import { normaliseOfficeName } from '#server/turkish/office-names.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { cleanText } from '#shared/text/turkish-text.ts';

const optionalText = z.string().nullish().catch(null);
const answerSchema = z.object({
  result: z.object({
    id: z.union([z.number(), z.string()]),
    adNo: optionalText,
    content: optionalText,
    advertiserName: optionalText,
    isArchived: z.boolean().nullish().catch(null),
  }),
});

/** Reads an answer of `AdDetail/GetAdDetail`, which has the notice's text; `undefined` if it is not for this ad. */
export function parseAdDetail(given: unknown, id: string): SourceDetail | undefined {
  const answer = answerSchema.safeParse(given);
  if (!answer.success || String(answer.data.result.id) !== id) return undefined;
  const { adNo, content, advertiserName, isArchived } = answer.data.result;
  const office = cleanText(advertiserName ?? '');
  const fields: Partial<ListingRecord> = {
    ...(adNo && { auctionId: cleanText(adNo) || null }),
    ...(office && { courtName: normaliseOfficeName(office) }),
    ...(isArchived && { status: 'ended' }),
  };
  return { fields, ...(content && { notice: content }) };
}

const refusalSchema = z.object({ result: z.null(), error: z.object({ message: z.string() }) });

/**
 * Whether the ad is still published, according to an answer of `AdDetail/GetAdDetail`. An archived ad was not
 * withdrawn: only its time on the site is over, which says nothing about the sale.
 */
export function readPresence(given: unknown, id: string): Presence {
  const refusal = refusalSchema.safeParse(given);
  if (refusal.success) return saysWithdrawn(refusal.data.error.message) ? 'gone' : 'unclear';
  const answer = answerSchema.safeParse(given);
  if (!answer.success || String(answer.data.result.id) !== id) return 'unclear';
  return answer.data.result.isArchived ? 'unclear' : 'there';
}
