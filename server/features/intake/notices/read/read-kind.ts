import { matchesIn } from '#server/turkish/matches-in.ts';
import { type CategoryNumber, categoryOfSubCategory } from '#shared/kinds/kinds.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { findSubCategory } from '../kinds/find-sub-category.ts';
import { type LabelledLot, labelValues } from '../split/lot-text.ts';
import { type Passage, sentenceAt, sliceOf } from '../split/passage.ts';
import type { NoticeLot } from './notice-reading.ts';

const ESTATE =
  /(?<![a-z])(?:tasinmaz|gayrimenkul)|ada[ ,]|(?<![a-z])parsel|bagimsiz bolum|no\.?lu (?:mesken|konut|daire|dukkan)/;
const VEHICLE =
  /(?<![a-z])plaka|(?:19|20)\d{2} ?model|(?<![a-z])sasi(?![a-z])|tasitin|aracin|(?<![a-z])(?:gemi|tekne|yat)(?:nin|si|sine)?(?![a-z])|gros ton|baglama limani|(?<![a-z])marka(?:li)?(?![a-z])/;
const MOVABLE = /(?<![a-z])(?:tasinir|menkul|mallar|adet)/;
/** Words that only say that something is sold, although the vocabulary of kinds contains them. */
const GENERAL =
  /(?<![a-z])(?:icra|iflas|vergi) daire[a-z]{0,12}|(?<![a-z])(?:tasinmaz|gayrimenkul|tasinir|menkul|arac|tasit|vasita|emtia|esya|konut|arazi|emlak)(?![a-z]{0,8}si)[a-z]{0,8}(?![a-z])|(?<!\d)(?:\d{1,9} ?\/ ?\d{1,9} )?arsa pay[a-z]{0,8}/g;
/** Also matches names of companies, which takes as long as everything else. */
const GENERAL_OR_COMPANY = new RegExp(
  `${GENERAL.source}|(?:(?<![a-z])[a-z]{2,20}\\.? (?:ve )?){1,4}(?:san|tic|ins|paz|ith|ihr)\\.[^,;\\n]{0,60}?(?:a\\. ?s\\.|ltd|sti)(?![a-z])`,
  'g',
);
const OF_COMPANY = /(?:san|tic|ins|paz|ith|ihr)\./;
const AFTER_UNIT = /(?:no\.? ?'? ?lu|numarali) (?:bagimsiz bolum(?: ?\/ ?)?)?/g;
/** `mesken nitelikli`: the deed's word for the thing. */
const BY_DEED = /(?:vasif|vasfi|nitelik|niteligi|cinsinde)/g;

const VEHICLE_WORD =
  '(?:arac|tasit|otomobil|kamyon|kamyonet|cekici|dorse|minibus|otobus|panelvan|traktor|motosiklet|is makinesi|forklift)[a-z]{0,6}';
/**
 * Tyres and the like for sale; `lastik tekerlekli` describes a vehicle, and `lastikleri` are the tyres of the vehicle
 * for sale.
 */
const PART =
  '(?:(?<!yedek )lasti[kg](?! ?tekerlek|i(?![a-z])|ler)|yedek parca(?!si)|aksam(?!i(?![a-z]))|jant(?!lari)|aku(?!su)(?:ler)?(?![a-z]))';
/**
 * The first thing named: a part (group `part`), or a vehicle followed by the part of it that is sold (group `of`):
 * `traktör yedek parçası`.
 */
const FIRST_NAMED = new RegExp(
  `(?<![a-z])(?:(?<part>${PART})|${VEHICLE_WORD}(?:(?:,| ve)? ${VEHICLE_WORD}){0,3}(?<of> (?:(?:ait|icin|uyumlu|adet|muhtelif|\\d{1,4}) ){0,4}(?:lasti[kg]|yedek parca|aksam|jant|aku))?)`,
);

/** A description names the thing near its beginning. */
const LONGEST_DESCRIPTION = 2000;
const MOST_PIECES = 5;

type Kind = Pick<NoticeLot, 'categoryNumber' | 'tur'>;

/** Determines kind and sub-category from the words of the lot; the notice's heading decides between land and goods. */
export function readKind(lot: LabelledLot, head: Passage, places: readonly (string | null)[]): Kind {
  const categoryNumber = readCategory(lot, head);
  if (!categoryNumber) return {};
  const tur = readSubCategory(lot, categoryNumber.value, places);
  return { categoryNumber, ...(tur && { tur }) };
}

function readCategory(lot: LabelledLot, head: Passage): NoticeLot['categoryNumber'] {
  const own = firstOf(lot.descriptive);
  const heading = /(?<![a-z])(?:tasinmaz|gayrimenkul)[a-z]* (?:acik|ikinci|birinci|satis|icra)/.exec(head.folded);
  if (heading) return { value: '1', sentence: sentenceAt(head, heading.index, heading.index + heading[0].length) };
  const vehicle = matchIn(lot.descriptive, VEHICLE) ?? matchIn([head], /tasitin acik/);
  const plated = (['plate', 'modelYear', 'brand'] as const).flatMap((name) => labelValues(lot, name))[0];
  const movable = /(?<![a-z])(?:tasinir|tasit|menkul)[a-z]* (?:acik|satis|ikinci|birinci|icra)/.exec(head.folded);
  const named = labelValues(lot, 'features').find(({ text, folded }) => isOnlyVehicle(text, folded));
  const isVehicle = plated !== undefined || vehicle !== undefined || named !== undefined;
  const isNamed = isVehicleNoun([vehicle ?? '', bareText(lot)], lot, movable !== null);
  if (isVehicle && isNamed) return { value: '2', sentence: vehicle ?? plated?.text ?? named?.text ?? '' };
  if (movable) return { value: '3', sentence: sentenceAt(head, movable.index, movable.index + movable[0].length) };
  const estate = matchIn(lot.descriptive, ESTATE);
  if (estate) return { value: '1', sentence: estate };
  const good = matchIn(lot.descriptive, MOVABLE);
  return good && own ? { value: '3', sentence: good } : undefined;
}

/** A press may have a model year too: only its noun makes it a vehicle, or its plate if there is no noun. */
function isVehicleNoun(texts: readonly string[], lot: LabelledLot, isMovable: boolean): boolean {
  for (const text of texts) {
    const sub = findSubCategory(text);
    if (isOfParts(foldTurkish(text))) return false;
    if (sub !== undefined) return categoryOfSubCategory(sub) === '2';
  }
  return isMovable && lot.descriptive.some(({ folded }) => /plaka/.test(folded));
}

/** `Cinsi : Forklift`; tyres of a forklift are goods. */
function isOnlyVehicle(text: string, folded: string): boolean {
  const sub = text.length > 40 ? undefined : findSubCategory(text);
  return sub !== undefined && categoryOfSubCategory(sub) === '2' && !isOfParts(folded);
}

/** Whether parts of vehicles are for sale; a vehicle whose tyres are described is a vehicle. */
function isOfParts(folded: string): boolean {
  const { part, of } = FIRST_NAMED.exec(folded)?.groups ?? {};
  return part !== undefined || of !== undefined;
}

function firstOf(texts: readonly Passage[]): Passage | undefined {
  return texts.find(({ text }) => text.trim() !== '');
}

function matchIn(texts: readonly Passage[], pattern: RegExp): string | undefined {
  for (const text of texts) {
    const found = pattern.exec(text.folded);
    if (found) return sentenceAt(text, found.index, found.index + found[0].length);
  }
  return undefined;
}

function bareText(lot: LabelledLot): string {
  return lot.descriptive.slice(0, MOST_PIECES).map(withoutGeneral).join(' ');
}

function withoutGeneral(passage: Passage): string {
  const { text, folded } = sliceOf(passage, 0, LONGEST_DESCRIPTION);
  const kept: string[] = [];
  let from = 0;
  for (const match of matchesIn(folded, OF_COMPANY.test(folded) ? GENERAL_OR_COMPANY : GENERAL)) {
    kept.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...kept, text.slice(from)].join(' ').replace(/ {2,}/g, ' ');
}

function readSubCategory(lot: LabelledLot, kind: CategoryNumber, places: readonly (string | null)[]): NoticeLot['tur'] {
  const find = (piece: Passage) => findSubCategory(withoutGeneral(piece), kind, places);
  for (const text of lot.descriptive) {
    for (const piece of kind === '1' ? [...unitPieces(text), ...deedPieces(text), text] : [text]) {
      const value = find(piece);
      if (value) return { value, sentence: sentenceAt(text, 0, Math.min(text.text.length, 1)) };
    }
  }
  return undefined;
}

/** Returns the words directly after the number of a unit. */
function unitPieces(text: Passage): Passage[] {
  return matchesIn(text.folded.slice(0, LONGEST_DESCRIPTION), AFTER_UNIT, MOST_PIECES).map((match) => {
    const start = match.index + match[0].length;
    return sliceOf(text, start, start + 60);
  });
}

/** Returns the words directly before `nitelikli`, back to the comma. */
function deedPieces(text: Passage): Passage[] {
  return matchesIn(text.folded.slice(0, LONGEST_DESCRIPTION), BY_DEED, MOST_PIECES).map((match) => {
    const before = text.folded.slice(Math.max(0, match.index - 60), match.index);
    const start = match.index - before.length + before.lastIndexOf(',') + 1;
    return sliceOf(text, start, match.index);
  });
}
