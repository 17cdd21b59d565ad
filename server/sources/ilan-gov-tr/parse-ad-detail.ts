import { z } from 'zod';
import { type Detail, normaliseOfficeName } from '#server/features/collection/index.ts';
import type { PropertyRecord } from '#shared/properties.ts';
import { cleanText } from '#shared/turkish-text.ts';

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
export function parseAdDetail(given: unknown, id: string): Detail | undefined {
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
