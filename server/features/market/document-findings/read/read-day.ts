import { type PaperRule, type Rank, there } from './paper-rule.ts';
import { daysIn } from './printed-values.ts';

const OF_LOOKING =
  /kesif|kesfe|kesfi|inceleme|mahallin|gidil|gezmis|gezil|gelin(?:mis|di)|(?<![a-z])rapor|deger(?:leme)? tarih|kiymet takdir|tespit|gorul|yerinde/;
const VISIT_BESIDE = /kesif|kesfe|kesfi|gidil|yerinde|mahallin/;
export const OTHER_DAY =
  /kira|kontrat|sozlesme|ruhsat|iskan|yapi kullan|yev|tapu kayd|yazi(?:si|niz|lari)|ilgi|satis tarih|haciz|ipotek|karar|muzekkere|imar plan|onay|muayene|tescil tarih|trafige|model|terkin|tadilat|hasar tarih|kaza|deprem|itibar(?:iyla|i ile) (?:borc|aidat)|vekalet|vefat|intikal|tarihli rapor/;
const IS_HEADING =
  /^\W*(?:\d{1,2}[.)-] ?)?(?:rapor(?:un)? |kesif |inceleme |tetkik |tespit |degerleme |ekspertiz |gorme |kiymet takdir[a-z]* )*(?:ve [a-z]+ )?(?:tarih[a-z]*|gun[a-z]*|duzenleme tarihi)(?: ve saati)? ?[:|]/;
const OF_VISIT = /kesif|kesfe|kesfi|inceleme|mahallin|gidil|gezmis|gezil|yerinde/;

/** `16.06.2026 tarihinde keşif yapılmıştır` gives the day, whatever else the sentence says. */
const LOOKED_THEN = /^['’a-z ]{0,14}(?:mahallinde |yerinde )?(?:kesif (?:yapil|icra)|kesfe|mahalline gid)/;

/** The day of the appraisal. */
export const readDay: PaperRule = ({ folded }, { kind }) => {
  if (kind !== 'report' && !(kind === 'notice' && /kiymet takdir/.test(folded))) return [];
  const isHeading = IS_HEADING.test(folded) || /^\W*(?:kesif|inceleme|degerleme|rapor) ?[:|]/.test(folded);
  const days = daysIn(folded);
  const [day] = isHeading ? days.slice(0, 1) : days.filter(({ from, to }) => isOfVisit(folded, from, to));
  if (!day) return [];
  if (
    !isHeading &&
    !LOOKED_THEN.test(folded.slice(day.to)) &&
    (!OF_LOOKING.test(folded) || OTHER_DAY.test(folded.slice(days.length > 1 ? day.from : 0, day.to + 25)))
  )
    return [];
  const rank: Rank =
    (isHeading && /^\W*(?:kesif|inceleme|tetkik|tespit)/.test(folded)) ||
    (!isHeading && VISIT_BESIDE.test(folded.slice(day.to, day.to + 60)))
      ? 2
      : 1;
  return [there('appraisedOn', { day: day.value }, rank)];
};

/** Whether the day is that of the visit, if there are several. */
function isOfVisit(folded: string, from: number, to: number): boolean {
  const days = daysIn(folded);
  if (days.length < 2) return true;
  return OF_VISIT.test(folded.slice(to, Math.min(days.find((day) => day.from > from)?.from ?? folded.length, to + 70)));
}
