import { z } from 'zod';
import type { Presence } from '#server/features/lots/index.ts';
import { saysWithdrawn } from '#server/features/lots/index.ts';
import type { ListingDetail } from '#server/features/notice-to-record/index.ts';
import { normaliseOfficeName } from '#server/turkish/office-names.ts';

import type { PropertyRecord } from '#shared/properties.ts';
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

/** Reads an answer of `AdDetail/GetAdDetail`, where the notice itself stands; `undefined` for what is none of this ad's. */
export function parseAdDetail(given: unknown, id: string): ListingDetail | undefined {
  const answer = answerSchema.safeParse(given);
  if (!answer.success || String(answer.data.result.id) !== id) return undefined;
  const { adNo, content, advertiserName, isArchived } = answer.data.result;
  const office = cleanText(advertiserName ?? '');
  const fields: Partial<PropertyRecord> = {
    ...(adNo && { auctionId: cleanText(adNo) || null }),
    ...(office && { courtName: normaliseOfficeName(office) }),
    ...(isArchived && { status: 'ended' }),
  };
  return { fields, ...(content && { notice: content }) };
}

const refusalSchema = z.object({ result: z.null(), error: z.object({ message: z.string() }) });

/**
 * Whether the ad is still published, by an answer of `AdDetail/GetAdDetail`. An archived one is none that was withdrawn: its
 * time on the site is over, whatever became of the sale.
 */
export function readPresence(given: unknown, id: string): Presence {
  const refusal = refusalSchema.safeParse(given);
  if (refusal.success) return saysWithdrawn(refusal.data.error.message) ? 'gone' : 'unclear';
  const answer = answerSchema.safeParse(given);
  if (!answer.success || String(answer.data.result.id) !== id) return 'unclear';
  return answer.data.result.isArchived ? 'unclear' : 'there';
}
