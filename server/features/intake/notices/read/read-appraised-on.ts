import { needing } from '#server/turkish/matches-in.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import type { LabelledLot } from '../split/lot-text.ts';
import type { Passage } from '../split/passage.ts';
import { Findings } from './findings.ts';
import { mentionsIn } from './mentions.ts';
import type { Mention, NoticeLot } from './notice-reading.ts';
import { DAY, timeOf } from './time-tokens.ts';

const APPRAISAL = 'kiymet takdir[a-z]{0,8}|deger(?:leme|lendirme|tespiti)?|ekspertiz|bilirkisi(?: kurulu| heyeti)?';
const REPORT = `(?:(?:${APPRAISAL}) rapor[a-z]{0,6}|kiymet takdir[a-z]{0,8})`;
/** The dates of these events differ from the appraisal's. */
const OTHER_EVENT = '(?:itiraz|kesinles|teblig|ihtar|talep|dava)';
const PLAIN_WORD = `(?:(?!${OTHER_EVENT})[a-z]{2,14}[, ]{1,2})`;
const WORDINGS = [
  // `Kıymet takdir tarihi : 14/01/2026`, `Bilirkişi raporunun tarihi 3 Mart 2026`.
  `${REPORT} (?:duzenleme |tanzim )?tarihi ?:? ?(?<day>${DAY})`,
  // `14/01/2026 tarihli bilirkişi raporu`.
  `(?<![\\d./])(?<day>${DAY}) (?:havale |tanzim )?(?:tarihli|gunlu) ${PLAIN_WORD}{0,3}?(?:${REPORT}|rapor)`,
  // `14/01/2026 tarihinde kıymet takdiri yapılmıştır`, `… tarihi itibarıyla değeri`.
  `(?<![\\d./])(?<day>${DAY}) (?:tarihinde|gunu|tarihi itibar[a-z]{1,6}) ${PLAIN_WORD}{0,4}?(?:kiymet takdir|deger(?:i|ine)? (?:takdir|tespit|belirlen))(?![^.;\\n]{0,25}${OTHER_EVENT})`,
  // `Kıymet takdiri 14/01/2026 tarihinde yapılmıştır`.
  `kiymet takdir[a-z]{0,8} ${PLAIN_WORD}{0,3}?(?<day>${DAY}) (?:tarihinde|tarihli)(?![^.;\\n]{0,25}${OTHER_EVENT})`,
].map((wording) => needing(['rapor', 'kiymet takdir', 'deger'], new RegExp(wording, 'g')));

/**
 * Returns the day of the appraisal: that of the report or of the valuation. If several days are named, none is certain.
 */
export function readAppraisedOn(lot: LabelledLot, common: readonly Passage[]): NoticeLot['appraisedOn'] {
  const own = lot.unencumbered.flatMap(daysIn);
  // Report and valuation may have different days that are both true, so this is not a conflict.
  return new Findings().agreed('appraisedOn', own.length > 0 ? own : common.flatMap(daysIn));
}

function daysIn(text: Passage): Mention<string>[] {
  return WORDINGS.flatMap((wording) =>
    mentionsIn(text, wording, ({ groups }) => {
      const time = timeOf(groups?.day ?? '', undefined);
      return time && istanbulDate(time.at);
    }),
  );
}
