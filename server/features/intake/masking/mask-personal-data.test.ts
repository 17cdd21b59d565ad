import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIdentityNumber } from './mask-digits.ts';
import { maskPersonalData } from './mask-personal-data.ts';

describe('what is masked', () => {
  it.each([
    // Identity numbers
    ['T.C. kimlik no: 10000000146', 'T.C. kimlik no: ***********'],
    ['(10000000146)', '(***********)'],
    ['T.C. 100 000 001 46 numaralı', 'T.C. *********** numaralı'],
    ['1 0 0 0 0 0 0 0 1 4 6', '***********'],
    ['TCKN 12345678901', 'TCKN ***********'],
    // Accounts
    ['IBAN: TR33 0006 1005 1978 6457 8413 26', 'IBAN: TR** **** **** **** **** **** **'],
    ['TR330006100519786457841326 hesabına', 'TR** **** **** **** **** **** ** hesabına'],
    ['tr33-0006-1005-1978-6457-8413-26', 'TR** **** **** **** **** **** **'],
    ['IBAN 33 0006 1005 1978 6457 8413 26', 'TR'],
    // Telephones
    ...[
      '0532 123 45 67',
      '05321234567',
      '0(532) 123 45 67',
      '0 (532) 123-45-67',
      '(0532) 123 45 67',
      '0532.123.45.67',
      '0532-123-45-67',
      '+90 532 123 45 67',
      '+905321234567',
      '0090 532 123 45 67',
      '90 532 123 45 67',
      '532 123 45 67',
      '5321234567',
      '0312 555 44 33',
      '(312) 555 44 33',
      '0 850 123 45 67',
      '+49 171 1234567',
    ].map((phone) => [`Tlf ${phone}.`, 'Tlf **** *** ** **.']),
    ['Tel: 555 44 33', 'Tel: **** *** ** **'],
    ['Telefon No: 444 1 234', 'Telefon No: **** *** ** **'],
    // Addresses
    ['ali.veli+1@posta.com.tr adresine', '***@*** adresine'],
    ['ÖZGE_Ş@ornek.com', '***@***'],
    // Plates
    ['34 ABC 123 plakalı', '34 *** *** plakalı'],
    ['06 A 1234 otomobil', '06 *** *** otomobil'],
    ['35ABC12', '35 *** ***'],
    ['01-AB-123', '01-***-***'],
    ['plakası: 34 ada 345', 'plakası: 34 *** ***'],
  ])('%s', (text, masked) => {
    expect(maskPersonalData(text)).toContain(masked);
  });
});

describe('names of private persons', () => {
  it.each([
    ['Borçlu: AHMET YILMAZ', 'Borçlu: ***'],
    ['BORÇLU : Ahmet Yılmaz, Ankara', 'BORÇLU : ***, Ankara'],
    ['Borçlunun adı soyadı: Ahmet Can Yılmaz', 'Borçlunun adı soyadı: ***'],
    ['Borçlular: ALİ VELİ, AYŞE KAYA ve HASAN CAN', 'Borçlular: ***, *** ve ***'],
    ['Borçlu:\nAHMET YILMAZ\nAdresi', 'Borçlu:\n***\nAdresi'],
    ['Malikler:\n1- AHMET YILMAZ\n2- AYŞE KAYA', 'Malikler:\n1- ***\n2- ***'],
    ['borçlu Ahmet Yılmaz’a ait taşınmaz', 'borçlu ***’a ait taşınmaz'],
    ["malik Mehmet Emin Kaya'nın 1/2 hissesi", "malik ***'nın 1/2 hissesi"],
    ['Nizip tapusunda AHMET YILMAZ adına tam hisse ile kayıtlı', 'Nizip tapusunda *** adına tam hisse ile kayıtlı'],
    ['Ahmet Yılmaz ve Ayşe Kaya adına kayıtlı', '*** ve *** adına kayıtlı'],
    ['AHMET YILMAZ ADINA KAYITLI TAŞINMAZ', '*** ADINA KAYITLI TAŞINMAZ'],
    ['BORÇLU AHMET YILMAZ ADINA KAYITLI', 'BORÇLU *** ADINA KAYITLI'],
    ["Ahmet Yılmaz'a ait araç", "***'a ait araç"],
    [
      'hissedarlar: Ali Veli (1/2), Ayşe Veli (1/4) ve Hasan Can 1/4 hisse',
      'hissedarlar: *** (1/2), *** (1/4) ve *** 1/4 hisse',
    ],
    ['AHMET YILMAZ : MEHMET Oğlu 1/2', '*** : *** Oğlu 1/2'],
    ['Mehmet kızı Ayşe Yılmaz', '*** kızı ***'],
    ['Alacaklı vekili Av. Ayşe Demir tarafından', 'Alacaklı vekili Av. *** tarafından'],
    ['Muris Hasan Çelik mirasçıları', 'Muris *** mirasçıları'],
    ['Baba adı: MEHMET', 'Baba adı: ***'],
    ['Davalı : ŞÜKRÜ ÖZGÜR ÇAĞLI', 'Davalı : ***'],
    ['Borçlu: ABC GIDA LTD. ŞTİ. ve AHMET YILMAZ', 'Borçlu: ABC GIDA LTD. ŞTİ. ve ***'],
    ['Borçlu: AHMET BAHÇECİ', 'Borçlu: ***'],
    ['MALİKLERİ : 1-) ALİ ÇETİN 1/3 2-) VELİ ÇETİN 2/3', 'MALİKLERİ : 1-) *** 1/3 2-) *** 2/3'],
    ['Mirasçılar Ahmet, Mehmet ve Ayşe Kaya', 'Mirasçılar ***, *** ve ***'],
    ['Ali Rıza oğlu 1950 doğumlu Hasan Kaya', '*** oğlu 1950 doğumlu ***'],
    ['Kiracı olarak Murat Öz oturmaktadır', 'Kiracı olarak *** oturmaktadır'],
    ['Vasi: Elif Kara', 'Vasi: ***'],
    ['Davacı MEHMET KAYA ile davalı ALİ KAYA arasındaki', 'Davacı *** ile davalı *** arasındaki'],
    ['Borçlu: “Ahmet Yılmaz”', 'Borçlu: “***”'],
    ['Borçlu: 10000000146 AHMET YILMAZ', 'Borçlu: *********** ***'],
    ['Malikler: ALİ VELİ 10000000146, AYŞE KAYA', 'Malikler: *** ***********, ***'],
    ['Ayşe Kaya34 ABC 123 Ayşe Kaya adına', '***34 *** *** *** adına'],
  ])('%s', (text, masked) => {
    expect(maskPersonalData(text)).toBe(masked);
  });
});

describe('what is not masked', () => {
  it.each([
    ['2022/33 Talimat, 2025/37453 Esas'],
    ['1056 Ada 89 Parsel, 12 ADA 345 PARSEL, KAT 12 NO 345'],
    ['6.469,19 m², 64.250,61m2, 1.694.357,00 ₺, 403.180.132,00 TL, 106000000 TL'],
    ['07.10.2026 14:00 ile 14.10.2026 14:00 arasında, 2026-10-07'],
    ['kayıt no 16975383463'],
    ['52753/60169 hisse, 3+1 125 m² daire, % 10 teminat'],
    ['T.C. Ziraat Bankası A.Ş. adına ipotek'],
    ['Maliye Hazinesi adına kayıtlı'],
    ['Darende Belediyesi adına tescilli'],
    ["Mülkiyeti Darende Belediyesi'ne ait taşınmaz"],
    ['Borçlu: YILMAZ İNŞAAT SANAYİ VE TİCARET ANONİM ŞİRKETİ'],
    ['Borçlu: S.S. Güneş Konut Yapı Kooperatifi'],
    ['Malik: Vakıflar Genel Müdürlüğü'],
    ['BORÇLU HAKKINDA YAPILAN İCRA TAKİBİNDE'],
    ['MALİK HANESİNDE KAYITLI OLDUĞU'],
    ['borçlunun Ankara Çankaya’daki dairesi'],
    ['Borçlu Adresi: Atatürk Mahallesi'],
    ["Malatya Doğanşehir'in 1/2 hissesi"],
    ['Kızılay Mahallesi, Oğlulu Köyü'],
    ['İmar durumu: Konut alanı, Emsal: 0.95'],
    ['Kiracı: Yok'],
    ['Vasıta: Otomobil, vasfı: Arsa, malikane Bahçeşehir Konağı'],
    ['HİSSEDARLAR ARASINDA YAPILAN'],
    ['Yediemin Tel: yok'],
    ['borçlu Yıldız Gıda Paz. Ltd. Şti.’ne ait'],
    ["Malatya Yeşilyurt Yakınca Mahallesi'nde 3+1 125 m² daire icradan satılıktır"],
    ['(esatis.uyap.gov.tr) adresinde yüzde ellisi'],
    ['Otel: 1234567 m²'],
    [''],
  ])('%s', (text) => {
    expect(maskPersonalData(text)).toBe(text);
  });
});

it('identity numbers are recognised by their check digits', () => {
  expect(isIdentityNumber('10000000146')).toBe(true);
  expect(isIdentityNumber('10000000147')).toBe(false);
  expect(isIdentityNumber('00000000146')).toBe(false);
});

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((values) => values.join(''));

/** Numbers with two correct check digits. */
const identityNumber = fc.tuple(fc.integer({ min: 1, max: 9 }), digits(8)).map(([first, rest]) => {
  const d = Array.from(`${first}${rest}`, Number);
  const sum = (from: number) => d.filter((_, at) => at % 2 === from).reduce((a, b) => a + b, 0);
  const tenth = (((sum(0) * 7 - sum(1)) % 10) + 10) % 10;
  return `${d.join('')}${tenth}${(d.reduce((a, b) => a + b, 0) + tenth) % 10}`;
});
const phone = fc
  .tuple(
    fc.constantFrom('0', '+90 ', '0 ', '+90', '0090 ', ''),
    fc.constantFrom('5'),
    digits(9),
    fc.constantFrom(' ', '-', '.', ''),
  )
  .map(([prefix, first, rest, gap]) => {
    const d = first + rest.replace(/^[7-9]/, '3');
    return prefix + [d.slice(0, 3), d.slice(3, 6), d.slice(6, 8), d.slice(8)].join(gap);
  });
const iban = fc
  .tuple(digits(24), fc.constantFrom('', ' '))
  .map(([number, gap]) => `TR${number}`.match(/.{1,4}/g)?.join(gap) ?? '');
const mail = fc.tuple(fc.stringMatching(/^[a-z][a-z0-9._]{0,20}$/), fc.stringMatching(/^[a-z]{1,10}\.com$/));

const PIECES = [
  'Borçlu: ',
  'borçlu ',
  'malik ',
  'AHMET YILMAZ',
  'Ayşe Kaya',
  ' adına ',
  ' ve ',
  ', ',
  "'ın hissesi",
  ' oğlu ',
  ':',
  '\n',
  'ABC LTD. ŞTİ. ',
  ' A.Ş. ',
  '1056 Ada ',
  '2026/33 ',
  '34 ABC 123 ',
  'TR12 ',
  '0532 123 45 67 ',
  '10000000146',
  ' Tel: ',
  '(1/2)',
  ' hisse ',
  'Av. ',
  'Malikler:\n1- ',
  '@',
  'ali@b.com ',
  '***',
  '. ',
  'Yeşilyurt Mahallesi ',
  ' (',
  ') ',
  '12 345 ',
]; // prettier-ignore
const noticeText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 5 })), { maxLength: 30 })
  .map((a) => a.join(''));

describe('for any text', () => {
  const anyText = fc.oneof(noticeText, fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme' }));

  it('masking twice gives the same text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = maskPersonalData(text);
        expect(maskPersonalData(once)).toBe(once);
      }),
      { numRuns: 5000 },
    );
  });

  it.each<[string, fc.Arbitrary<string>]>([
    ['an identity number', identityNumber],
    ['a telephone number', phone],
    ['an IBAN', iban],
    ['a mail address', mail.map(([name, host]) => `${name}@${host}`)],
  ])('%s is always masked', (_, planted) => {
    const around = noticeText.filter((text) => !/[\p{L}\p{M}\d._%+\-@'()/–]$|^[\p{L}\p{M}\d._%+\-@'()/–]/u.test(text));
    fc.assert(
      fc.property(around, planted, around, (before, secret, after) => {
        const bare = (text: string) => text.replace(/[^\p{L}\d@]/gu, '');
        const masked = bare(maskPersonalData(`${before} | ${secret} | ${after}`));
        fc.pre(!bare(before + after).includes(bare(secret)));
        expect(masked).not.toContain(bare(secret));
      }),
      { numRuns: 1500 },
    );
  });

  it.each(
    [
      ...PIECES,
      '1',
      '1 ',
      'a@',
      'A ',
      'AB CD ve ',
      'oğlu ',
      'A oğlu ',
      'A adına ',
      'TR1',
      '0',
      '(',
      'Tel 1',
      '+1 ',
      'kimlik 1',
      'A.',
      '12/',
    ].map((piece) => [piece]),
  )('two hundred thousand characters of %j are masked like ten thousand, without a timeout', (piece) => {
    // A mask that looks back at the whole text before each match would not finish here; the timeout would end it.
    const masked = (length: number) => maskPersonalData(piece.repeat(Math.ceil(length / piece.length)));
    expect(masked(200_000).slice(0, 5000)).toBe(masked(10_000).slice(0, 5000));
  });
});
