/** Fields of a listing that the desk may correct. */
export const CORRECTABLE_FIELD_NAMES = [
  'title',
  'price',
  'endDate',
  'il',
  'ilce',
  'mahalleKoy',
  'ada',
  'parsel',
  'location',
  'dosyaBilgi',
  'courtName',
  'hisse',
  'carModel',
  'carAge',
] as const;
export type CorrectableField = (typeof CORRECTABLE_FIELD_NAMES)[number];
