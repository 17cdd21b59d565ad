import { type NoticeRow, noticeTable, quoted } from '#shared/listing-texts/notice-rows.ts';
import type { ReportSection } from '../report-content.ts';
import { sourceOf, type Told } from './told.ts';

/** The maximum length of a shown sentence: notices print whole paragraphs without a full stop. */
const LONGEST = 500;
const MOST_ANNOTATIONS = 80;

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);

/** The values read from the notice, each with the sentence it was read from; if two statements differ, both. */
export function noticeSection(listing: Told): ReportSection | undefined {
  const { rows, elsewhere } = noticeTable(listing);
  const all = [...rows, ...elsewhere];
  if (all.length === 0) return undefined;
  return {
    title: 'İlandan okunanlar',
    source: sourceOf(listing),
    parts: [
      {
        kind: 'paragraph',
        text: 'Bu değerler ilan metninden otomatik okundu; sağda okundukları ifade vardır. Bağlayıcı olan ilanın kendisidir.',
      },
      {
        kind: 'table',
        name: 'İlandan okunanlar',
        columns: [
          { head: 'Bilgi', kind: 'text', width: 26 },
          { head: 'Değer', kind: 'text', width: 40 },
          { head: 'İlandaki ifade', kind: 'text', width: 80 },
        ],
        rows: all.map((row) => [row.label, saidOf(row), sentencesOf(row)]),
      },
    ],
  };
}

function saidOf({ value, conflict, difference }: NoticeRow): string {
  const said = conflict && (conflict.length === 1 ? 'Tek bir değer okunamadı' : 'İlanda iki ayrı değer yazıyor');
  return [value ?? said, value === undefined ? undefined : said, difference]
    .filter((part) => part !== undefined)
    .map((part, index, parts) => (index < parts.length - 1 && !part.endsWith('.') ? `${part}.` : part))
    .join(' ');
}

function sentencesOf({ sentences, conflict }: NoticeRow): string {
  return [...new Set([...sentences, ...(conflict ?? [])])]
    .slice(0, 4)
    .map((sentence) => quoted(cut(sentence)))
    .join(' / ');
}

/** The annotations in the land register, as the listing states them. */
export function annotationsSection(listing: Told): ReportSection | undefined {
  const annotations = (listing.kaydindakiSerhler ?? '').split(/;|\n/u).map((part) => cut(part.trim()));
  const known = [...new Set(annotations.filter((part) => part !== ''))];
  if (known.length === 0) return undefined;
  const rest = known.length - MOST_ANNOTATIONS;
  return {
    title: 'Tapu kaydındaki şerhler',
    source: sourceOf(listing),
    parts: [
      {
        kind: 'list',
        items: [
          ...known.slice(0, MOST_ANNOTATIONS),
          ...(rest > 0 ? [`${rest} şerh daha var; hepsi ilanın sayfasında.`] : []),
        ],
      },
      {
        kind: 'paragraph',
        text: 'Hacizler satışla kalkar. İpotekten ya da hacizden sonra kurulan hakların kalıp kalmayacağı ayrıca belirlenir (İİK 132).',
      },
    ],
  };
}
