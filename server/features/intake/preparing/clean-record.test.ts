import { expect, it } from 'vitest';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { cleanRecord } from './clean-record.ts';

it('no field that people can read keeps a name or an identity number (D18)', () => {
  const { record } = cleanRecord(
    makeListingRecord({
      hisse: '1/2, sahibi AHMET YILMAZ 10000000146',
      tur: 'Daire, malik: Ayşe Kaya',
      carModel: 'Mehmet Demir',
    }),
  );
  expect(record?.hisse).toBe('1/2, sahibi *** ***********');
  expect(record?.tur).toBe('Daire, malik: ***');
  expect(record?.carModel).toBe('***');
});

it.each([
  [{ ada: 'Ahmet Yılmaz' }, 'ada: ada ve parsel numarası rakamla yazılmalıdır'],
  [{ parsel: '12 maliki Ayşe Kaya' }, 'parsel: ada ve parsel numarası rakamla yazılmalıdır'],
  [{ carAge: 'sahibi Ali Kaya' }, 'carAge: yıl ya da yaş olmalıdır'],
])('%j is rejected with a message about the expected form', (fields, reason) => {
  expect(cleanRecord(makeListingRecord(fields)).reason).toBe(reason);
});

it.each(['105', '12-14', '3, 5 ve 7', '1056/A', '0', '125 ada', '105/2 (eski 14)'])(
  '%s is a valid cadastral number',
  (parsel) => {
    expect(cleanRecord(makeListingRecord({ parsel })).record?.parsel).toBe(parsel);
  },
);
