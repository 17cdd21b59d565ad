import { FIELD_NAMES } from '#shared/desk/correctable-fields.ts';
import { DOCUMENT_KIND_LABELS, documentKind, documentSubject, fileName } from '#shared/documents.ts';
import { saleRounds } from '#shared/law/dates/sale-rounds.ts';
import { historyEntries } from '#shared/listing-texts/history-entries.ts';
import { endOf } from '#shared/listing-texts/listing-end.ts';
import { phaseLabel } from '#shared/listing-texts/listing-phase.ts';
import { roundMark } from '#shared/listing-texts/round-text.ts';
import type { DocumentFindings } from '#shared/read-documents/document-findings.ts';
import { formatDate, formatDateTime } from '#shared/text/dates.ts';
import { listingName } from '#shared/text/listing-name.ts';
import type { ReportContent, ReportSection } from '../report-content.ts';
import { factsSection, officeSection } from './facts-sections.ts';
import { contradictionsSection, findingsSection } from './finding-sections.ts';
import { boundsSection, datesSection } from './law-sections.ts';
import { annotationsSection, noticeSection } from './notice-sections.ts';
import { sourceOf, type Told } from './told.ts';

/** The maximum number of rows in a list: sources have no limit themselves. */
const MOST_ROWS = 60;

/** A listing's file: everything that its reader may see of it, with the source and date of each figure. */
export function listingReport(
  listing: Told,
  { now, address, findings }: { readonly now: Date; readonly address: string; readonly findings: DocumentFindings },
): ReportContent {
  const sections = [
    factsSection(listing, now),
    noticeSection(listing),
    annotationsSection(listing),
    contradictionsSection(findings),
    findingsSection(findings, now),
    datesSection(listing, now),
    boundsSection(listing, now),
    officeSection(listing),
    documentsSection(listing),
    othersSection(listing, now),
    historySection(listing, now),
    sourcesSection(listing, address, now),
  ];
  return {
    title: listingName(listing),
    subtitle: `İlan ${listing.id} dosyası: ${address}`,
    foot: `Peyda · ilan ${listing.id} · ${formatDateTime(now)}`,
    madeAt: now,
    sections: sections.filter((section) => section !== undefined),
  };
}

function documentsSection(listing: Told): ReportSection | undefined {
  const files = listing.documentFiles.slice(0, MOST_ROWS);
  if (files.length === 0) return undefined;
  return {
    title: 'Belgeler',
    source: sourceOf(listing),
    parts: [
      {
        kind: 'table',
        name: 'Belgeler',
        columns: [
          { head: 'Sıra', kind: 'number' },
          { head: 'Konusu', kind: 'text', width: 26 },
          { head: 'Dosya adı', kind: 'text', width: 44 },
          { head: 'Türü', kind: 'text' },
        ],
        rows: files.map((file, index) => [
          index + 1,
          documentSubject(file),
          fileName(file),
          DOCUMENT_KIND_LABELS[documentKind(file)],
        ]),
      },
      { kind: 'paragraph', text: 'Belgeler ilanın sayfasından açılır.' },
    ],
  };
}

function othersSection({ otherAuctions }: Told, now: Date): ReportSection | undefined {
  if (otherAuctions.length === 0) return undefined;
  return {
    title: 'Aynı malın diğer ihaleleri',
    parts: [
      {
        kind: 'table',
        name: 'Diğer ihaleler',
        columns: [
          { head: 'İlan', kind: 'text' },
          { head: 'İhale', kind: 'text' },
          { head: 'Bitiş', kind: 'text' },
          { head: 'Durum', kind: 'text' },
          { head: 'Muhammen bedel', kind: 'lira' },
          { head: 'Satış bedeli', kind: 'lira' },
        ],
        rows: otherAuctions
          .slice(0, MOST_ROWS)
          .map((auction) => [
            String(auction.id),
            roundMark(auction),
            endOf(auction),
            phaseLabel(auction, now),
            auction.price,
            auction.soldPrice,
          ]),
      },
    ],
  };
}

function historySection(listing: Told, now: Date): ReportSection {
  const entries = historyEntries(listing, saleRounds(listing, now), now).slice(0, MOST_ROWS);
  return {
    title: 'Bu ilanın geçmişi',
    parts: [
      {
        kind: 'table',
        name: 'Geçmiş',
        columns: [
          { head: 'Tarih', kind: 'moment', width: 18 },
          { head: 'Ne oldu', kind: 'text', width: 80 },
        ],
        rows: entries.map(({ at, news }) => [new Date(at), news.join('. ')]),
      },
      ...(listing.corrections.length > 0
        ? [
            {
              kind: 'list' as const,
              items: listing.corrections.map(
                ({ field, correctedAt }) =>
                  `Düzeltildi: ${FIELD_NAMES[field]}. Kaynaktaki bilgi yanlıştı, ${formatDate(new Date(correctedAt))} tarihinde Peyda düzeltti.`,
              ),
            },
          ]
        : []),
    ],
  };
}

function sourcesSection(listing: Told, address: string, now: Date): ReportSection {
  const confirmed = new Date(listing.lastConfirmedAt);
  const rows: [string, string, Date][] = [
    ['İlan bilgileri, bedeller, belgeler', listing.sourceUrl ?? 'Satış ilanı', confirmed],
    ...(listing.noticeValues
      ? [['İlandan okunanlar', 'İlan metni; değerler kurallarla otomatik okundu', confirmed] as [string, string, Date]]
      : []),
    ['Süreler ve yasal sınırlar', 'İcra ve İflas Kanunu; her satırda maddesiyle', now],
    ['Bu dosya', address, now],
  ];
  return {
    title: 'Kaynaklar ve tarihleri',
    parts: [
      {
        kind: 'table',
        name: 'Kaynaklar',
        columns: [
          { head: 'Bilgi', kind: 'text', width: 34 },
          { head: 'Kaynak', kind: 'text', width: 60 },
          { head: 'Tarih', kind: 'moment', width: 18 },
        ],
        rows,
      },
      {
        kind: 'paragraph',
        text: 'Bu dosya bilgi içindir. Bağlayıcı olan, satışı yapan dairenin ilanıdır; satış ilanı yalnızca portalda düzeltilir ve portaldaki metin geçerlidir (İİK 114).',
      },
    ],
  };
}
