import { recordListings } from '#server/features/intake/recording/index.ts';
import { CATEGORY_NUMBERS, type CategoryNumber } from '#shared/kinds/kinds.ts';
import type { LOCKABLE_FIELDS } from '#shared/listings.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { makeListingRecord } from '../make-listing.ts';
import type { TestDeps } from '../open-test-deps.ts';
import { TEST_NOW } from '../test-now.ts';

type LockableField = (typeof LOCKABLE_FIELDS)[number];

/** The phone number that only premium members see: tests set it as `PRIORITY_PHONE`. */
export const PLANTED_PHONE = '0312 765 43 21';

/** Each locked field contains a word that occurs nowhere else, so that a leak shows which field it came from. */
export const WORD_IN: Record<LockableField, string> = {
  description: 'kuzguncuk7',
  documentFiles: 'belgelik7',
  uyapLink: 'portallik7',
  parselLink: 'parsellik7',
  degerleme: 'degerlik7',
  contact: '765 43 21',
  officeContact: 'dairelik7',
  noticeValues: 'ifadelik7',
};

/** The mileage of a vehicle, which is only in its notice. */
export const PLANTED_KM = '87654321';

/** Locked words that belong to none of the fields above: a locked value, and part of an address. */
const OTHER_WORDS = ['kaynaklik7', PLANTED_KM, '999 87 76'];

/** Fields that a kind of listing never shows to anybody (D13). */
export const NEVER_SHOWN: Record<CategoryNumber, readonly LockableField[]> = {
  '1': [],
  '2': ['degerleme'],
  '3': ['degerleme', 'parselLink'],
};

const KINDS: Record<CategoryNumber, string> = { '1': 'Daire', '2': 'Otomobil', '3': 'Mobilya' };

/** Sentences of open and of locked values; the values of the locked ones are locked, too. */
const noticeValues: NoticeValues = {
  values: {
    deposit: { value: { percent: 10, amount: null }, sentence: 'Teminat ifadelik7 %10 alınır.' },
    kdv: { value: [20], sentence: 'KDV ifadelik7 %20 uygulanır.' },
    km: { value: Number(PLANTED_KM), sentence: 'Araç ifadelik7 durumdadır.' },
  },
  conflicts: [{ name: 'floor', sentences: ['Kat ifadelik7 üç.', 'Kat ifadelik7 dört.'] }],
};

function planted(given: object) {
  const sentences = [
    ...Object.values(noticeValues.values).flatMap((said) => said?.sentence ?? []),
    ...noticeValues.conflicts.flatMap((conflict) => conflict.sentences),
  ].join(' ');
  return makeListingRecord({
    description: `${'Herkesin okuduğu başlangıç cümlesi burada. '.repeat(2)}kuzguncuk7 ${sentences} ${'devamı '.repeat(60)}kuzguncuk7`,
    noticeValues,
    documentFiles: ['https://dosya.example/belgelik7.pdf', '/files/belgelik7.tif'],
    uyapLink: 'https://esatis.example/portallik7',
    parselLink: 'https://parsel.example/parsellik7',
    degerleme: 'https://deger.example/degerlik7',
    officeContact: {
      address: 'Adliye Sarayı dairelik7, Ankara',
      phone: '0312 999 87 76',
      email: 'dairelik7@adalet.gov.tr',
    },
    sourceUrl: 'http://www.ESATIS.example/portallik7/?kaynak=1',
    imageUrl: '/files/sample/pictures/daire-1.webp',
    ...given,
  });
}

/** A stored listing whose locked fields contain planted words. */
export type PlantedListing = { readonly id: number; readonly kind: CategoryNumber };

/**
 * Stores an open listing of each kind, with a history of changes, then an ended one and one that ends soon; every
 * locked field contains its word.
 */
export async function plantListings(deps: TestDeps): Promise<PlantedListing[]> {
  const records = CATEGORY_NUMBERS.map((categoryNumber) =>
    planted({ sourceKey: `planted-${categoryNumber}`, categoryNumber, tur: KINDS[categoryNumber] }),
  );
  await recordListings(deps, records);
  // The history must not reveal a description either, and neither must the source's address if that is a document.
  await recordListings(
    deps,
    records.map((record) => ({
      ...record,
      price: 900_000,
      description: `Yeni metin. ${record.description}`,
      noticeValues: {
        ...noticeValues,
        values: { ...noticeValues.values, kdv: { value: [10.87654321], sentence: 'KDV ifadelik7 %20 uygulanır.' } },
      },
    })),
  );
  await recordListings(deps, [
    planted({ sourceUrl: 'https://dosya.example/belgelik7.pdf', status: 'ended', title: 'Bitmiş' }),
    planted({ endDate: new Date(TEST_NOW.getTime() + DAY_MS), secondRound: '1' }),
  ]);
  const { rows } = await deps.db.$client.query<{ id: string; kind: CategoryNumber }>(
    'select id, category_number as kind from properties order by id',
  );
  return rows.map(({ id, kind }) => ({ id: Number(id), kind }));
}

/** The locked words in a text, also if they are URL-encoded or in base64. */
export function lockedWordsIn(text: string): string[] {
  const folded = text.toLowerCase();
  return [...Object.values(WORD_IN), ...OTHER_WORDS].filter((word) =>
    [word, encodeURIComponent(word), Buffer.from(word).toString('base64').replace(/=+$/, '')].some((written) =>
      folded.includes(written.toLowerCase()),
    ),
  );
}
