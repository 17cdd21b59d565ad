import { expect, it } from 'vitest';
import { readNotice } from './read-notice.ts';

const TITLE = 'TAŞINMAZIN AÇIK ARTIRMA İLANI';
const contactIn = (...lines: string[]) => readNotice(lines.join('\n')).officeContact;

it.each([
  [
    [
      'T.C.',
      'ANKARA 1. İCRA DAİRESİ',
      'Adres: Hacı Bayram Mah. Adliye Cad. No: 5',
      'Altındağ / ANKARA',
      'Tel: 0312 555 44 33',
      'E-posta: ankaraicra1@adalet.gov.tr',
      '2025/31 ESAS',
      TITLE,
    ],
    {
      address: 'Hacı Bayram Mah. Adliye Cad. No: 5 Altındağ / ANKARA',
      phone: '0312 555 44 33',
      email: 'ankaraicra1@adalet.gov.tr',
    },
  ],
  [
    ['T.C. ANKARA 1. İCRA DAİRESİ 2025/31 ESAS Tel : (0312) 555 44 33 Dahili: 120 Faks: 0312 555 44 34', TITLE],
    { address: null, phone: '0312 555 44 33 / 120', email: null },
  ],
  [
    [
      `T.C. MALATYA İCRA DAİRESİ Adresi: Adliye Sarayı Kat 2 Battalgazi/MALATYA Telefon No: +90 422 3221100 2025/31 ESAS ${TITLE}`,
    ],
    { address: 'Adliye Sarayı Kat 2 Battalgazi/MALATYA', phone: '0422 322 11 00', email: null },
  ],
  [
    ['İZMİR 3. İCRA DAİRESİ - 0232 411 12 13', '2025/31 ESAS', TITLE],
    { address: null, phone: '0232 411 12 13', email: null },
  ],
])('the contact in a heading is read: %j', (lines, contact) => {
  expect(contactIn(...lines)).toEqual(contact);
});

const HEAD = 'T.C. ANKARA 1. İCRA DAİRESİ';
it.each([
  ['a lawyer’s', HEAD, 'Alacaklı vekili Av. Ali Veli Tel: 0312 555 44 33', '2025/31 ESAS', TITLE],
  ['a lawyer’s, whose line is broken', HEAD, 'Alacaklı vekili Av. Ali Veli', 'Tel: 0312 555 44 33', TITLE],
  ['a name’s', HEAD, 'Ali Veli Tel: 0312 555 44 33', TITLE],
  ['the number’s with a name behind it', HEAD, 'Tel: 0312 555 44 33 (Ali Veli)', TITLE],
  ['an official’s', `${HEAD} MÜDÜRÜ ALİ VELİ Tel: 0312 555 44 33`, TITLE],
  ['a mobile number', HEAD, 'Tel: 0532 555 44 33', TITLE],
  ['a mobile number beside the office’s', HEAD, 'Tel: 0312 555 44 33 - 0532 555 44 33', TITLE],
  ['a personnel mailbox', HEAD, 'E-posta: ab123456@adalet.gov.tr', TITLE],
  ['a private mailbox', HEAD, 'E-posta: aliveli@ornek.com', TITLE],
  ['someone’s address', HEAD, 'Adres: Av. Ali Veli, Adliye Cad. No: 5', TITLE],
  ['a fax alone', HEAD, 'Faks: 0312 555 44 34', TITLE],
  ['a number below the title', HEAD, '2025/31 ESAS', TITLE, 'Tel: 0312 555 44 33'],
  [
    'a number at the end',
    HEAD,
    TITLE,
    'Özellikleri: Ankara İl, Çankaya İlçe, 1 Ada, 2 Parsel',
    'Yediemin Tel: 0312 555 44 33',
  ],
  ['a number before the office', 'Borçlu Ali Veli Tel: 0312 555 44 33', HEAD, TITLE],
  ['an identity number', HEAD, 'Tel: 10000000146', TITLE],
  ['no office at all', 'Adres: Adliye Cad. No: 5', 'Tel: 0312 555 44 33', TITLE],
])('text that is not the office’s contact is left out: %s', (_what, ...lines) => {
  expect(contactIn(...lines)).toBeUndefined();
});
