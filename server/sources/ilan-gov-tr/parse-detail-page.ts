import { z } from 'zod';
import type { SavedAnswer, SavedAnswerParser } from '#server/features/intake/importing/index.ts';
import { completeRecord, madeTitle, type SourceDetail } from '#server/features/intake/notice-to-record/index.ts';
import { UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import { cleanText, foldTurkish } from '#shared/text/turkish-text.ts';
import { parseAd } from './parse-ad.ts';
import { parseAdDetail } from './parse-ad-detail.ts';

const UNTITLED = '-';
const OFFICE = /icra|iflas|satis memurlugu|sulh hukuk/;
const LABELS = ['İlan Türü', 'Muhammen Bedeli', 'Birinci Satış Günü', 'Dosya No'];

const answerSchema = z.object({
  result: z.looseObject({
    id: z.union([z.number(), z.string()]),
    content: z.string(),
    title: z.string().nullish(),
    advertiserName: z.string().nullish(),
    categories: z.array(z.looseObject({ name: z.string().nullish() })).nullish(),
    adTypeFilters: z.array(z.looseObject({ key: z.string(), value: z.string().nullish() })).nullish(),
  }),
});
const pageSchema = z.object({ markup: z.string(), text: z.string() });
type Filter = { key: string; value?: string | null | undefined };

/**
 * Reads the saved page of one ad of ilan.gov.tr: the answer of `AdDetail/GetAdDetail`, or HTML as a browser saves it,
 * which contains its address. The listing's key is the same as in lists, so that both update the same listing.
 * `undefined` for anything else.
 */
export const parseDetailPage: SavedAnswerParser = async (saved, now) => {
  const answer = answerSchema.safeParse(saved);
  if (answer.success) {
    const { result } = answer.data;
    const filters = withKind(result.adTypeFilters ?? [], result.advertiserName ?? '');
    const values = (result.categories ?? []).map(({ name }) => ({ value: name ?? null }));
    const ad = { ...result, title: result.title || UNTITLED, adTypeFilters: filters, values };
    return readAd(ad, parseAdDetail(saved, String(result.id)) ?? { notice: result.content }, now);
  }
  const page = pageSchema.safeParse(saved);
  const address = page.success ? addressIn(page.data.markup) : undefined;
  if (!page.success || !address) return undefined;
  const { markup, text } = page.data;
  const notice = text.slice(Math.max(0, text.search(/^\s*T\.\s?C\./m)));
  const ad = {
    id: address.id,
    urlStr: address.path,
    title: titleIn(markup) || UNTITLED,
    adTypeFilters: withKind(labelled(text), notice.slice(0, 3000)),
  };
  return readAd({ ...ad, values: [{ value: 'Emlak' }] }, { notice }, now);
};

async function readAd(ad: object, detail: SourceDetail, now: Date): Promise<SavedAnswer> {
  const parsed = parseAd(ad);
  if ('leftOut' in parsed) return { records: [], leftOut: 1, unreadable: [] };
  if ('reason' in parsed) return { records: [], leftOut: 0, unreadable: [{ given: ad, reason: parsed.reason }] };
  const record = await completeRecord(parsed.record, detail, now);
  const said = record.noticeValues?.values;
  // If the title doesn't name the kind, the notice may.
  const isUnknown = record.tur === UNKNOWN_SUB_CATEGORY[record.categoryNumber];
  const tur = (isUnknown && said?.tur?.value) || record.tur;
  const areaM2 = said?.areaM2?.value;
  const title = record.title === UNTITLED ? (madeTitle({ ...record, tur, areaM2 }) ?? tur) : record.title;
  return { records: [{ ...record, tur, title }], leftOut: 0, unreadable: [] };
}

/** If an ad doesn't state its type, an enforcement office as the seller makes it an enforcement sale. */
function withKind(filters: readonly Filter[], said: string): Filter[] {
  const isTold = filters.some(({ key }) => cleanText(key) === 'İlan Türü');
  return isTold || !OFFICE.test(foldTurkish(said)) ? [...filters] : [...filters, { key: 'İlan Türü', value: 'İCRA' }];
}

/** The address the page was saved from: `/ilan/2229843/…` of the site. */
function addressIn(markup: string): { readonly id: string; readonly path: string } | undefined {
  const found = /https:\/\/(?:www\.)?ilan\.gov\.tr(?<path>\/ilan\/(?<id>\d{1,18})(?:\/[\w-]*)*)/.exec(markup);
  return found?.groups?.id && found.groups.path ? { id: found.groups.id, path: found.groups.path } : undefined;
}

function titleIn(markup: string): string {
  const heading =
    /<h1[^>]*>(?<title>[^<]{3,300})<\/h1>/i.exec(markup) ?? /<title>(?<title>[^<]{3,300})<\/title>/i.exec(markup);
  return cleanText((heading?.groups?.title ?? '').replace(/\s*[|–-]\s*ilan\.gov\.tr.*$/i, '').replaceAll('&#39;', "'"));
}

function labelled(text: string): Filter[] {
  return LABELS.flatMap((key) => {
    const found = new RegExp(`^[ \\t]*${key}[ \\t]*:?\\s{0,5}(?<value>[^\\n]{1,60})$`, 'm').exec(text);
    return found?.groups?.value ? [{ key, value: found.groups.value.trim() }] : [];
  });
}
