import { needing } from '#server/turkish/matches-in.ts';
import type { LabelledLot } from '../split/lot-text.ts';
import type { Passage } from '../split/passage.ts';
import type { Findings } from './findings.ts';
import { mentionsIn } from './mentions.ts';
import type { Mention, NoticeLot } from './notice-reading.ts';

const OF_NUMBER = "(?:no'?lu|no\\.? ?lu|no|nolu|sayili|numarali)";
const NUMBERS = '\\d{1,6}(?:(?: ?, ?| ve | ?- ?)\\d{1,6}(?![\\d.,/]\\d)){0,30}';
/** `128 (eski 12) ada`. */
const FORMER = '(?: ?\\(eski[^()\\n]{0,20}\\))?';
const FULL = needing(
  ['parsel'],
  new RegExp(
    `(?<![\\d.,/])(\\d{1,6})${FORMER} ?(?:${OF_NUMBER} )?ada(?:da|nin)?(?: no)?(?: ?[,;/|-] ?| |\\n)(?:${OF_NUMBER} )?(${NUMBERS})${FORMER} ?(?:${OF_NUMBER} )?parsel`,
    'g',
  ),
);
const LABELLED = needing(
  ['parsel'],
  /(?<!\d ?)(?<![a-z])ada(?: no(?:su)?| numarasi)? ?[:/=]? ?(\d{1,6}|-)(?: ?[,;/|-] ?| ?\n{1,2}| )(?:[-–•*] ?)?parsel(?: no(?:su)?| numarasi)? ?[:=]? ?(\d{1,6}(?: ?, ?\d{1,6}){0,30})(?![\d.,/]\d| ?ada)/g,
);
const SLASHED = needing(
  ['parsel'],
  /(?<![a-z])ada(?: no)? ?[/-] ?parsel(?: no(?:su)?)? ?:? ?(\d{1,6}) ?[/-] ?(\d{1,6})(?![\d/])/g,
);
/** `128/15 ada/parsel`, `128/15 parsel`. */
const SLASHED_BEFORE = needing(
  ['parsel'],
  /(?<![\d.,/])(\d{1,6}) ?\/ ?(\d{1,6}) ?(?:no'?lu |nolu |sayili )?(?:ada ?[/-]? ?)?parsel/g,
);
const PARCEL = needing(['parsel'], new RegExp(`(?<![\\d.,/])(\\d{1,6}) ?(?:${OF_NUMBER} )?parsel(?! ?no ?:)`, 'g'));
/** The parcel is a neighbour of the one for sale, or a former number. */
const NEIGHBOUR =
  /(?:dogusu|batisi|guneyi|kuzeyi|(?:dogu|bati|guney|kuzey)(?:dan|den|da|de)(?![a-z])|komsu|bitisi|cephe|etraf|(?<![a-z])eski(?![a-z]|[^.;]{0,30}yeni)|(?<![a-z])oncesi)[^.;]{0,60}$/;
const NEIGHBOUR_AFTER = /^[a-z']{0,6},? (?:ile|sayili)[^.;,]{0,40}(?:komsu|bitisik)/;

type Parcel = { ada: string | null; parsel: string };

/** Returns ada and parsel, each only if all mentions agree. Several parcels of one lot: `10, 11, 6`. */
export function readParcel(lot: LabelledLot, findings: Findings): Pick<NoticeLot, 'ada' | 'parsel'> {
  const both = lot.descriptive.flatMap((text) => [
    ...parcelsIn(text, FULL),
    ...parcelsIn(text, LABELLED),
    ...parcelsIn(text, SLASHED),
    ...parcelsIn(text, SLASHED_BEFORE),
  ]);
  const mentions = both.length > 0 ? both : lot.descriptive.flatMap((text) => parcelsIn(text, PARCEL));
  const ada = findings.agreed(
    'ada',
    mentions.flatMap(({ value, sentence }) => (value.ada === null ? [] : [{ value: value.ada, sentence }])),
  );
  const parsel = findings.agreed(
    'parsel',
    mentions.map(({ value, sentence }) => ({ value: value.parsel, sentence })),
  );
  return { ...(ada && { ada }), ...(parsel && { parsel }) };
}

function parcelsIn(text: Passage, pattern: RegExp): Mention<Parcel>[] {
  return mentionsIn(text, pattern, (match) => {
    const before = text.folded.slice(Math.max(0, match.index - 80), match.index);
    const end = match.index + match[0].length;
    if (NEIGHBOUR.test(before) || NEIGHBOUR_AFTER.test(text.folded.slice(end, end + 60))) return undefined;
    const [, first = '', second] = match;
    const parsel = (second ?? first).split(/ ?, ?| ve | ?- ?/).join(', ');
    return { ada: second === undefined || first === '-' ? null : first, parsel };
  });
}
