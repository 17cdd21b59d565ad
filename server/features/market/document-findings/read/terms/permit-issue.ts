import type { PaperValue } from '#shared/read-documents/finding-fields.ts';
import type { Read } from '../paper-rule.ts';
import { daysIn, MONTHS } from '../printed-values.ts';

/** The day or only the year in which a permit was issued, and its number. */
type Issue = Pick<PaperValue, 'day' | 'number' | 'word'>;

const DAY = `\\d{1,2} ?[./-] ?\\d{1,2} ?[./-] ?\\d{4}(?![\\d…])|\\d{1,2} (?:${MONTHS}) \\d{4}(?![\\d…])`;
const YEAR = '(?:19|20)\\d\\d(?![\\d…]|[.,]\\d)(?! ?[/-] ?\\d)';
const WHEN = `(?<![\\d.,/…-])(?<when>${DAY}|${YEAR})`;
const NO = '(?<no>\\d{1,7}(?: ?[/-] ?\\d{1,7})?)(?![\\d…]|[.,]\\d| ?[/-] ?\\d)';
const NUMBERED = "(?:sayili|nolu|no['’.]? ?lu|numarali)";
const DATED = '(?:tarih(?:li)?|gun(?:lu)?)';
const DONE = "(?: (?:tarihinde|gunu|yilinda)|['’][dt][ae])";

/** What may stand between the issue and the name of a permit that follows it: `12.05.2016 tarih ve 2016/118 sayılı`. */
const NAME_FOLLOWS = '(?: (?:alinan|alinmis|verilen|verilmis|duzenlenen|onayli|ilk))? ?$';
const BEFORE = [
  new RegExp(`${WHEN} ${DATED}(?:(?: ve|,)? ${NO} ${NUMBERED})?${NAME_FOLLOWS}`),
  new RegExp(`(?<![\\d.,/…-])(?<!${DATED}(?: ve|,)? )${NO} ${NUMBERED}${NAME_FOLLOWS}`),
];
const DONE_BEFORE = new RegExp(`${WHEN}${DONE}${NAME_FOLLOWS}`);

/** What may stand between the name and its day; never another noun, because the day would belong to that. */
const FILLING =
  "^(?:['’][a-z]{1,6})?(?: \\((?:iskan|yapi kullanma)[a-z ]*\\))?(?:[ :|(–-]*(?:ise|tarih[a-z]*(?: ?(?:\\/|ve) ?(?:no|sayi)[a-z]*)?|var(?:dir)?|evet|mevcut(?:tur)?|alinmis(?:tir)?|verilis|onay|duzenleme|(?:[a-z]+ )?belediyesince)(?![a-z]))*[ :|(–-]*";
/** The statement ends here; otherwise `gecerli` or the noun that the day belongs to could follow. */
const END = "(?=(?:['’]?[dt][iu]r)?(?: ?(?:$|[,;)|–—]|\\.(?: |$))| ol(?:up|dug)| ve | ile | - ))";
const AFTER = [
  new RegExp(`${FILLING}${WHEN} ${DATED}(?:(?: ve|,)? ${NO} ${NUMBERED})?${END}`),
  new RegExp(`${FILLING}${WHEN} ?[(/–-] ?${NO}\\)?${END}`),
  new RegExp(`${FILLING}${WHEN}${END}`),
  new RegExp(
    `${FILLING}(?:no(?:su)?[ :.]*)?(?<no>(?:(?:19|20)\\d\\d|\\d{1,2}) ?[/-] ?\\d{1,6}(?! ?[./-] ?\\d|[\\d…])|\\d{1,7}(?= sayili))(?: sayili)?(?: ?\\((?<when>${DAY})\\))?${END}`,
  ),
];
const DONE_AFTER = new RegExp(`${FILLING}${WHEN}${DONE}`);
/** The permit was granted then; `incelenmiştir` and `başvurulmuştur` mean something else. */
const GIVEN =
  /^(?:[^.;,]|, (?=\d)){0,60}?(?<![a-z])(?:al(?:in)?(?:mis|d[iu]|arak)|alinan(?![a-z])|veril(?:mis|di|en(?![a-z]))|duzenlen(?:mis|di|en(?![a-z]))|onaylan(?!ma)|tanzim)/;
const LONGEST_BEFORE = 70;

/** The issue of the first permit of that name whose issue a folded sentence states; undefined if there is none. */
export function issueOf(folded: string, names: RegExp): Issue | undefined {
  for (const { index, 0: name } of folded.matchAll(names)) {
    const before = folded.slice(Math.max(0, index - LONGEST_BEFORE), index);
    const after = folded.slice(index + name.length);
    const done = GIVEN.test(after) ? DONE_BEFORE.exec(before) : undefined;
    const issue = firstIssue(BEFORE, before) ?? partsOf(done?.groups) ?? issueAfter(after);
    if (issue) return issue;
  }
  return undefined;
}

/** Adds the issue to permits that exist; statements that there is none remain unchanged. */
export const withIssue = (said: readonly Read[], issue: Issue | undefined): readonly Read[] =>
  said.map((read) => (read.value.isThere ? { ...read, value: { ...read.value, ...issue } } : read));

/** The issue right after a name, or as the value of its row. */
export function issueAfter(rest: string): Issue | undefined {
  const done = DONE_AFTER.exec(rest);
  if (done && GIVEN.test(rest.slice(done[0].length))) return partsOf(done.groups);
  return firstIssue(AFTER, rest);
}

function firstIssue(patterns: readonly RegExp[], text: string): Issue | undefined {
  for (const pattern of patterns) {
    const issue = partsOf(pattern.exec(text)?.groups);
    if (issue) return issue;
  }
  return undefined;
}

/** If the day does not exist, the number next to it is not trusted either. */
function partsOf(groups: Readonly<Record<string, string | undefined>> | undefined): Issue | undefined {
  if (!groups) return undefined;
  const { when, no } = groups;
  const isYear = when !== undefined && /^\d{4}$/.test(when);
  const day = when === undefined || isYear ? undefined : daysIn(when)[0]?.value;
  if (when !== undefined && !isYear && day === undefined) return undefined;
  return {
    ...(day !== undefined && { day }),
    ...(isYear && { number: Number(when) }),
    ...(no !== undefined && { word: no.replaceAll(' ', '') }),
  };
}
