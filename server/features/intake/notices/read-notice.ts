import { Findings } from './read/findings.ts';
import type { Conflict, NoticeLot, NoticeReading } from './read/notice-reading.ts';
import { readAnnotations } from './read/read-annotations.ts';
import { readAppraisal } from './read/read-appraisal.ts';
import { readAppraisedOn } from './read/read-appraised-on.ts';
import { readArea, readGrossAndNet } from './read/read-area.ts';
import { readKind } from './read/read-kind.ts';
import { readOccupancy } from './read/read-occupancy.ts';
import { readOffice } from './read/read-office.ts';
import { readParcel } from './read/read-parcel.ts';
import { readPlace } from './read/read-place.ts';
import { readPriorClaims } from './read/read-prior-claims.ts';
import { readRight } from './read/read-right.ts';
import { readShare } from './read/read-share.ts';
import { readDeposit, readEncumbrances, readKdv } from './read/read-terms.ts';
import { readTimes } from './read/read-times.ts';
import { readUnit } from './read/read-unit.ts';
import { readVehicle } from './read/read-vehicle.ts';
import { type LabelledLot, labelLot } from './split/lot-text.ts';
import { type Passage, passageOf, sentenceAt, sliceOf } from './split/passage.ts';
import { splitLots } from './split/split-lots.ts';
import type { LotText, SplitNotice } from './split/split-notice.ts';
import { plainText } from './text/plain-text.ts';

const HEAD_LENGTH = 800;
/** Words that a correction quotes as wrong: `KDV oranı sehven %20 … yazılmış`. */
const MISPRINT = /(?<![a-z])sehven [^;\n]{1,200}?(?:yazil|yazmis|belirtil|gosteril|gecmis)[a-z]{0,8}/g;
const SECOND_ROUND =
  /(?<![a-z0-9])(?:ikinci|2\.) ?(?:artt?irma|ihale|satis)(?: satis)? ilani|\((?:2\. ?|ikinci )(?:artt?irma|ihale|satis)\)/;

/**
 * Reads the text of an auction notice, in the offices' old format (before Law 7343) or that of e-Satış: each lot with
 * the fields it states and the words that state them. A field that is not stated is absent; so is one that is stated in
 * two ways, which is in `conflicts`. Pure, never throws; its time is linear in the length of the text.
 */
export function readNotice(text: string): NoticeReading {
  const notice = withoutMisprints(passageOf(plainText(text)));
  const split = splitLots(notice);
  const office = readOffice(notice);
  const round = readRound(notice);
  const conflicts: Conflict[] = [];
  const lots = split.lots.map((lotText, lot) => {
    const findings = new Findings();
    const read = { ...office.fields, ...round, ...readLot(lotText, split, round.round?.value, findings) };
    conflicts.push(...findings.conflicts.map((conflict) => ({ lot, ...conflict })));
    return read;
  });
  return { lots, conflicts, ...(office.contact && { officeContact: office.contact }) };
}

function readLot(lotText: LotText, split: SplitNotice, stated: 1 | 2 | undefined, findings: Findings): NoticeLot {
  const lot = labelLot(lotText);
  const { head, common } = split;
  // The common place of several lots may be stated before the first one.
  const place = readPlace(lot, split.lots.length > 1 ? head : undefined, findings);
  const kind = readKind(lot, headOf(head), [place.il, place.ilce, place.mahalleKoy].map(bareName));
  const times = readTimes(lot, common, stated, findings);
  const deposit = readDeposit(lot, common, split.lots.length === 1, findings);
  const kdv = readKdv(lot, common, findings);
  const encumbrances = readEncumbrances(lot);
  return {
    ...kind,
    ...readThing(lot, split, kind, findings),
    ...(kind.categoryNumber?.value === '1' && place),
    ...times,
    ...(deposit && { deposit }),
    ...(kdv && { kdv }),
    ...(encumbrances && { kaydindakiSerhler: encumbrances }),
  };
}

function readThing(lot: LabelledLot, { head, common }: SplitNotice, kind: NoticeLot, findings: Findings): NoticeLot {
  const isEstate = kind.categoryNumber?.value === '1';
  const { share, isShareSale } = readShare(lot, [headOf(head)], findings);
  const appraisalKurus = readAppraisal(lot, common, share !== undefined, findings);
  const appraisedOn = readAppraisedOn(lot, common);
  const priorClaims = readPriorClaims(lot);
  const read: NoticeLot = {
    ...(share && { share }),
    ...(isShareSale && { isShareSale }),
    ...(appraisalKurus && { appraisalKurus }),
    ...(appraisedOn && { appraisedOn }),
    ...(priorClaims && { priorClaims }),
  };
  if (kind.categoryNumber?.value === '2') return { ...read, ...readVehicle(lot, findings) };
  if (!isEstate) return read;
  const unit = readUnit(lot, findings);
  const area = readArea(lot, unit.unit !== undefined, findings);
  const occupancy = readOccupancy(lot, kind.tur?.value);
  const annotations = readAnnotations(lot, findings);
  const right = readRight(lot);
  return {
    ...read,
    ...readParcel(lot, findings),
    ...unit,
    ...area,
    ...(right && { right }),
    ...(unit.unit && readGrossAndNet(lot)),
    ...(occupancy && { occupancy }),
    ...(annotations && { annotations }),
    ...(share && area.areaM2 && { areaOfWhole: { value: true, sentence: area.areaM2.sentence } }),
  };
}

/** Blanks out words that a correction quotes as wrong, for the readers only: a quoted sentence still shows them. */
function withoutMisprints(notice: Passage): Passage {
  return { ...notice, folded: notice.folded.replace(MISPRINT, (words) => ' '.repeat(words.length)) };
}

function headOf(head: Passage): Passage {
  return sliceOf(head, 0, HEAD_LENGTH);
}

function bareName(field: NoticeLot['il']): string | null {
  return field?.value.replace(/ (?:Mahallesi|Köyü)$/, '') ?? null;
}

/** Most notices announce both auctions; some say that they are about the second one. */
function readRound(notice: Passage): Pick<NoticeLot, 'round'> {
  const head = headOf(notice);
  const found = SECOND_ROUND.exec(head.folded);
  if (!found) return {};
  return { round: { value: 2, sentence: sentenceAt(head, found.index, found.index + found[0].length) } };
}
