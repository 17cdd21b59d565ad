/** Fields of a listing that the desk may correct, with what each is called in the middle of a sentence. */
export const FIELD_NAMES = {
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
} as const;

export type CorrectableField = keyof typeof FIELD_NAMES;

// Safe: the keys are those of the object above.
export const CORRECTABLE_FIELD_NAMES = Object.keys(FIELD_NAMES) as readonly CorrectableField[];
