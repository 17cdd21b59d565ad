import type { CorrectableField } from './correctable-fields.ts';

/** What the fields that can be corrected are called, in the middle of a sentence. */
export const FIELD_NAMES: Readonly<Record<CorrectableField, string>> = {
  title: 'başlık',
  price: 'muhammen bedel',
  endDate: 'bitiş tarihi',
  il: 'il',
  ilce: 'ilçe',
  mahalleKoy: 'mahalle ya da köy',
  ada: 'ada',
  parsel: 'parsel',
  location: 'adres',
  dosyaBilgi: 'dosya numarası',
  courtName: 'satışı yapan birim',
  hisse: 'hisse',
  carModel: 'marka ve model',
  carAge: 'model yılı',
};
