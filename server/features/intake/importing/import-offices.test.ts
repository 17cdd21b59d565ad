import { expect, it } from 'vitest';
import { offices } from '#server/database/tables/offices.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { getListing } from '#server/features/market/listing/index.ts';
import { FREE, PREMIUM } from '#server/features/members/subscriptions/entitlements.ts';
import type { OfficeContact } from '#shared/listings.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { prepareImporting } from '#tests/support/prepare-importing.ts';
import { describeImport } from './describe-import.ts';

const { deps, importText } = prepareImporting();
const DIRECTORY = `Daire;İl;Adres;Telefon;E-posta
ANKARA 1. İCRA DAİRESİ;Ankara;Adliye Sarayı, Altındağ;(0312) 555 44 33 dahili 120;ankara1@adalet.gov.tr
Malatya 4. Sulh Hukuk Mahkemesi Satış Memurluğu;Malatya;;0422 322 11 00;
`;
const directory = () => deps().db.select().from(offices).orderBy(offices.key);
async function shownTo(rights: typeof FREE, courtName: string, officeContact: OfficeContact | null = null) {
  const record = makeListingRecord({ courtName });
  await recordListings(deps(), [{ ...record, officeContact }]);
  const { rows } = await deps().db.$client.query('select id from properties where source_key = $1', [record.sourceKey]);
  return getListing(deps(), Number(rows[0].id), rights);
}

it('a directory of offices is told by its columns and written by the name of each office', async () => {
  const first = await importText(DIRECTORY);
  expect(first).toMatchObject({ counts: { read: 0 }, couldRead: true });
  expect(first.offices).toEqual({ inserted: 2, updated: 0, unchanged: 0, rejected: 0 });
  expect(await directory()).toMatchObject([
    {
      name: 'Ankara 1. İcra Dairesi',
      address: 'Adliye Sarayı, Altındağ',
      phone: '0312 555 44 33 / 120',
      email: 'ankara1@adalet.gov.tr',
    },
    { name: 'Malatya 4. Sulh Hukuk Mahkemesi Satış Memurluğu', address: null, phone: '0422 322 11 00', email: null },
  ]);
  expect((await importText(DIRECTORY)).offices).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
  // A different spelling of a name is the same office; fields that the new row lacks are removed.
  const changed = await importText('office,phone,email\nAnkara 1. İcra Müdürlüğü,0312 555 00 00,\n');
  expect(changed.offices).toMatchObject({ inserted: 0, updated: 1 });
  expect((await directory())[0]).toMatchObject({ phone: '0312 555 00 00', address: null, email: null });
});

it('bad rows are reported by line with a reason and do not affect other rows', async () => {
  const result = await importText(
    `daire;telefon;e-posta
Bursa 2. İcra Dairesi;0224 222 11 00;
;0224 222 11 00;
Bursa 3. İcra Dairesi;0532 222 11 00;
Bursa 4. İcra Dairesi;0224 222;
Bursa 5. İcra Dairesi;;bursa5@
Bursa 6. İcra Dairesi;;
Bursa 7. İcra Dairesi;0224 222 11 00 Ali Veli;
12;0224 222 11 00;
Bursa 8. İcra Dairesi;0224 222 11 08
`,
  );
  expect(result.offices).toEqual({ inserted: 1, updated: 0, unchanged: 0, rejected: 7 });
  expect(result.rejections.map(({ line, reason }) => [line, reason.replace(/“.*?”/, '…')])).toEqual([
    [3, 'daire: boş olamaz'],
    [4, 'telefon: sabit bir telefon numarası değil (örnek: 0312 555 44 33)'],
    [5, 'telefon: sabit bir telefon numarası değil (örnek: 0312 555 44 33)'],
    [6, 'e-posta: geçerli bir e-posta adresi değil'],
    [7, 'daire: … için adres, telefon ya da e-posta yok'],
    [8, 'telefon: sabit bir telefon numarası değil (örnek: 0312 555 44 33)'],
    [9, 'daire: … bir daire adı değil'],
    [10, 'satır: sütun sayısı 3 olmalıyken 2'],
  ]);
  const said = describeImport(result, { isInterrupted: false }).join('\n');
  expect(said).toContain('Daire rehberi: 1 eklendi, 0 güncellendi, 0 değişmedi, 7 reddedildi.');
});

it('a file of listings with an address column is not treated as a directory of offices', async () => {
  const listings = await importText('title;categoryNumber;courtName;adres\nDaire;1;Ankara 1. İcra Dairesi;Bir yer\n');
  expect(listings.counts).toMatchObject({ read: 1, inserted: 1 });
  expect(listings.offices).toBeUndefined();
});

it('premium sees where the office is reached, the directory before the notice; others see that it is locked', async () => {
  await importText(DIRECTORY);
  const told = { address: 'İlandaki adres, Ankara', phone: '0312 111 11 11', email: 'ilan@adalet.gov.tr' };
  const directoryFirst = await shownTo(PREMIUM, 'Ankara 1. İcra Müdürlüğü', told);
  expect(directoryFirst.officeContact).toEqual({
    address: 'Adliye Sarayı, Altındağ',
    phone: '0312 555 44 33 / 120',
    email: 'ankara1@adalet.gov.tr',
  });
  expect((await shownTo(PREMIUM, 'Van 9. İcra Dairesi', told)).officeContact).toEqual(told);
  const locked = await shownTo(FREE, 'Ankara 1. İcra Dairesi');
  expect(locked).toMatchObject({ officeContact: null, locked: ['contact', 'officeContact'] });
  expect((await shownTo(FREE, 'Van 9. İcra Dairesi')).locked).toEqual(['contact']);
});
