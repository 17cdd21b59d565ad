import { dateExplanation, dateName } from '#shared/calendar/date-names.ts';
import { NOTHING_GIVEN, subjectOf } from '#shared/law/bid/calculation.ts';
import { toLira } from '#shared/law/bid/kurus.ts';
import { knownDepositOf, legalRows, legalSumText, ORIGIN_LABELS } from '#shared/law/bid/legal-rows.ts';
import { noticedClaims } from '#shared/law/bid/prior-claims.ts';
import { type ListingDate, listingDates } from '#shared/law/dates/listing-dates.ts';
import { dateText } from '#shared/law/deadline-texts.ts';
import { hasOpened } from '#shared/listing-texts/listing-phase.ts';
import type { ReportSection } from '../report-content.ts';
import type { Told } from './told.ts';

const CERTAINTY: Readonly<Record<ListingDate['certainty'], string>> = {
  sure: '',
  possible: ' (olabilir)',
  off: ' (ilan geri çekildi)',
};

const GROUNDS: Readonly<Record<ListingDate['basis'], string>> = {
  said: 'İlandan',
  law: 'Yasadan',
  derived: 'Hesaplandı, ilanda kontrol edin',
};

/** Every deadline that a bidder can miss, with its article. */
export function datesSection(listing: Told, now: Date): ReportSection | undefined {
  const dates = listingDates(listing, now);
  if (dates.length === 0) return undefined;
  const extensionOf = ({ round }: ListingDate) => dates.find((one) => one.kind === 'extension' && one.round === round);
  return {
    title: 'Tarihler ve süreler',
    source: 'Kaynak: ilandaki tarihler; diğerleri bunlardan, yanında yazan maddeye göre hesaplandı',
    parts: [
      {
        kind: 'table',
        name: 'Tarihler',
        columns: [
          { head: 'Ne', kind: 'text', width: 34 },
          { head: 'Ne zaman', kind: 'text', width: 30 },
          { head: 'Dayanak', kind: 'text', width: 18 },
          { head: 'Açıklama', kind: 'text', width: 80 },
        ],
        rows: dates.map((date) => [
          dateName(date),
          `${dateText(date, now).until}${CERTAINTY[date.certainty]}`,
          groundOf(GROUNDS[date.basis], date.article),
          dateExplanation(date, extensionOf(date)),
        ]),
      },
    ],
  };
}

/** What the law requires of bids, as far as the listing allows it to be calculated; undefined without an appraisal. */
export function boundsSection(listing: Told, now: Date): ReportSection | undefined {
  const subject = subjectOf(listing);
  if (!subject) return undefined;
  const { ranked } = noticedClaims(listing);
  const rows = legalRows(subject, { ...NOTHING_GIVEN, priorClaims: ranked }, knownDepositOf(listing), {
    ranked,
    hasOpened: hasOpened(listing, now),
  });
  return {
    title: 'Teklifin yasal sınırları',
    source: 'Kaynak: ilandaki bedel ve yanında yazan madde; varsayımlar ayrıca belirtildi',
    parts: [
      {
        kind: 'bars',
        title: 'Tutarlar yan yana',
        bars: rows
          .filter(({ isUnknown }) => !isUnknown)
          .map((row) => ({ label: row.label, value: toLira(row.sum), text: legalSumText(row) })),
      },
      {
        kind: 'table',
        name: 'Yasal sınırlar',
        columns: [
          { head: 'Kalem', kind: 'text', width: 34 },
          { head: 'Tutar', kind: 'text', width: 20 },
          { head: 'Dayanak', kind: 'text', width: 22 },
          { head: 'Açıklama', kind: 'text', width: 80 },
        ],
        rows: rows.map((row) => [
          row.label,
          legalSumText(row),
          groundOf(ORIGIN_LABELS[row.origin], row.article),
          row.explanation,
        ]),
      },
    ],
  };
}

/** `Yasadan, İİK 114`; an article stays on one line. */
function groundOf(origin: string, article: string): string {
  return `${origin}, ${article.replaceAll('İİK ', 'İİK\u00A0')}`;
}
