import type { NoticeValueName } from '../notice-values.ts';
import { READING_NAMES } from './reading-names.ts';

/** Fields of the record that the desk may correct, with their names in the middle of a sentence. */
const RECORD_FIELD_NAMES = {
  title: 'başlık',
  price: 'muhammen bedel',
  endDate: 'bitiş tarihi',
  categoryNumber: 'kategori',
  tur: 'tür',
  il: 'il',
  ilce: 'ilçe',
  mahalleKoy: 'mahalle ya da köy',
  ada: 'ada',
  parsel: 'parsel',
  location: 'adres',
  dosyaBilgi: 'dosya numarası',
  courtName: 'satışı yapan daire',
  hisse: 'hisse',
  carModel: 'marka ve model',
  carAge: 'model yılı',
} as const;
export type CorrectableRecordField = keyof typeof RECORD_FIELD_NAMES;

/** Read values for which the record has a field of another name. */
const IN_RECORD = ['share', 'appraisal', 'round', 'brand'] as const satisfies readonly NoticeValueName[];
export type CorrectableReading = Exclude<NoticeValueName, CorrectableRecordField | (typeof IN_RECORD)[number]>;

export type CorrectableField = CorrectableRecordField | CorrectableReading;

// safe: the keys are those of the objects
export const CORRECTABLE_RECORD_FIELDS = Object.keys(RECORD_FIELD_NAMES) as readonly CorrectableRecordField[];
/** All values that are read from notices and titles, including new ones; the desk decides which a person can enter. */
export const CORRECTABLE_READINGS = Object.keys(READING_NAMES).filter(
  (name): name is CorrectableReading =>
    !Object.hasOwn(RECORD_FIELD_NAMES, name) && !IN_RECORD.some((field) => field === name),
);
export const CORRECTABLE_FIELD_NAMES: readonly CorrectableField[] = [
  ...CORRECTABLE_RECORD_FIELDS,
  ...CORRECTABLE_READINGS,
];

export const FIELD_NAMES: Readonly<Record<CorrectableField, string>> = {
  // safe: one entry for each of these names
  ...(Object.fromEntries(CORRECTABLE_READINGS.map((name) => [name, inSentence(READING_NAMES[name])])) as Readonly<
    Record<CorrectableReading, string>
  >),
  ...RECORD_FIELD_NAMES,
};

function inSentence(label: string): string {
  return label.startsWith('KDV') ? label : label.slice(0, 1).toLocaleLowerCase('tr') + label.slice(1);
}
