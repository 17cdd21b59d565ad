import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Deps } from '#server/deps.ts';
import {
  lotFields,
  madeTitle,
  noticeValuesOf,
  nounOf,
  roundByNotice,
} from '#server/features/intake/notice-to-record/index.ts';
import { type NoticeLot, noticeText, parseKind, readNotice } from '#server/features/intake/notices/index.ts';
import { NOTHING_KNOWN, recordListings } from '#server/features/intake/recording/index.ts';
import { UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { FileCounts } from './file-counts.ts';

const LARGEST_BYTES = 50_000_000;
const NOTHING: FileCounts = { inserted: 0, changed: 0, unchanged: 0, rejected: 0, leftOut: 0 };

/** Whether a file has one of the formats in which offices publish notices. */
export function isNoticeFile(name: string): boolean {
  return /\.(?:udf|pdf)$/i.test(name);
}

/**
 * Imports a notice in the form in which an office publishes it, a UDF or a PDF with text: one listing per lot,
 * identified by the file's name. A corrected notice under the same name updates them. Never throws because of a faulty
 * file.
 */
export async function importNoticeFile(deps: Pick<Deps, 'db' | 'clock'>, path: string): Promise<FileCounts> {
  const read = await readNoticeFile(path, deps.clock.now());
  if ('fault' in read) return { ...NOTHING, fault: read.fault };
  let fault: string | undefined;
  const counts = await recordListings(deps, read.records, {
    onRejected: (_record, reason) => {
      fault = reason;
    },
  });
  const { inserted, updated, unchanged, rejected } = counts;
  return { inserted, changed: updated, unchanged, rejected, leftOut: 0, ...(fault !== undefined && { fault }) };
}

/** Returns the listings of a notice file, or why there are none. */
export async function readNoticeFile(
  path: string,
  now: Date,
): Promise<{ readonly records: ListingRecord[] } | { readonly fault: string }> {
  const { size } = await stat(path);
  if (size === 0 || size > LARGEST_BYTES) return { fault: 'Dosya boş ya da çok büyük' };
  const read = await noticeText(await readFile(path));
  if (!('text' in read)) return { fault: `İlan metni okunamadı: ${read.reason}` };
  const records = noticeRecords(basename(path), read.text, now);
  return records.length > 0 ? { records } : { fault: 'İlandaki malın türü anlaşılamadı' };
}

const KIND_WITHIN = 3000;
const OF_A_SALE = /satis[a-z]{0,3} konu|satilmasina karar|acik artt?irma|kiymet takdir|bilirkisi|muhammen/;

const BY_DEED = /(?:nitelikli|vasifli) tasinmaz[^;\n]{0,60}\d ?m ?[2²]/;

/**
 * Returns the listings of a text into which a notice was copied; none if the text names no office, file or value, such
 * as a list or a letter.
 */
export function textRecords(name: string, text: string, now: Date): ListingRecord[] {
  const isNotice = readNotice(text).lots.some(
    (lot) =>
      lot.appraisalKurus ||
      lot.dosyaBilgi ||
      (lot.courtName && (lot.firstEnd || lot.parsel)) ||
      // Without a heading: a piece of land by its parcel, in the text of a sale.
      (lot.il && lot.ilce && lot.parsel && OF_A_SALE.test(foldTurkish(text))) ||
      // An excerpt of a notice that states kind and size in the words of the deed.
      (lot.tur && BY_DEED.test(foldTurkish(text))),
  );
  return isNotice ? noticeRecords(name, text, now) : [];
}

/** Returns one listing for each lot of the notice whose kind is known. */
function noticeRecords(name: string, text: string, now: Date): ListingRecord[] {
  const hash = createHash('sha256').update(name).digest('base64url').slice(0, 27);
  const reading = readNotice(text);
  const { lots } = reading;
  if (lots.length > 1)
    return lots.flatMap(
      (lot, index) => lotRecord(lot, { sourceKey: `n-${hash}-${index + 1}`, text, reading, now }) ?? [],
    );
  const record = lotRecord(lots[0] ?? {}, { sourceKey: `n-${hash}`, text, reading, now });
  return record ? [record] : [];
}

type Notice = {
  readonly sourceKey: string;
  readonly text: string;
  readonly reading: ReturnType<typeof readNotice>;
  readonly now: Date;
};

function lotRecord(lot: NoticeLot, { sourceKey, text, reading, now }: Notice): ListingRecord | undefined {
  const kind = kindOf(lot) ?? kindOfText(text);
  if (!kind) return undefined;
  const fields = lotFields(lot, lot.round?.value === 2 ? '1' : '0', now);
  const nature = nounOf(text, kind);
  const named = { ...fields, tur: kind.tur, nature, areaM2: lot.areaM2?.value, right: lot.right?.value };
  const record: ListingRecord = {
    ...NOTHING_KNOWN,
    roundIsDerived: true,
    documentFiles: [],
    source: 'folder',
    ...fields,
    ...kind,
    sourceKey,
    title: madeTitle(named) ?? kind.tur,
    description: text,
    noticeValues: noticeValuesOf(reading, lot, kind.categoryNumber),
    officeContact: reading.officeContact ?? null,
  };
  return { ...record, ...roundByNotice(lot, record) };
}

type Kind = Pick<ListingRecord, 'categoryNumber' | 'tur'>;

function kindOf({ categoryNumber, tur }: NoticeLot): Kind | undefined {
  if (!categoryNumber) return undefined;
  return { categoryNumber: categoryNumber.value, tur: tur?.value ?? UNKNOWN_SUB_CATEGORY[categoryNumber.value] };
}

/** A notice in an unknown form may still name what it sells. */
function kindOfText(text: string): Kind | undefined {
  const kind = parseKind({ number: null, tur: null, title: text.slice(0, KIND_WITHIN), places: [] });
  return kind.categoryNumber === undefined ? undefined : kind;
}
