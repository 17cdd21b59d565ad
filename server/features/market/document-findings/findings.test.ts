// Suite: heavy, because text recognition takes seconds per page.
import { zipSync } from 'fflate';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readDocuments } from '#server/features/intake/document-texts/index.ts';
import { makeFindings } from '#server/features/market/document-findings/index.ts';
import { pageReaders } from '#server/platform/decoders/decoders.ts';
import { documentFindingsSchema } from '#shared/read-documents/document-findings.ts';
import { getApi } from '#tests/support/call-api.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { type MirrorTest, openMirrorTest, premiumHeaders } from '#tests/support/open-mirror-test.ts';
import { paperPicture, REPORT, scannedPdf, typedPdf } from '#tests/support/papers/make-paper.ts';

const given = await openMirrorTest();
const premium = await premiumHeaders(given);
afterAll(async () => {
  pageReaders.end();
  await given.close();
});
beforeEach(async () => {
  await given.reset();
  await emptyTables(given.deps, 'document_texts');
});

/** The same report, but nobody lives in the flat. */
const OTHER = REPORT.map((line) => line.replace('halen kiracı oturmaktadır', 'kimse oturmamaktadır, boştur'));

async function listingWith(
  documents: readonly Buffer[],
  record: Parameters<MirrorTest['record']>[0] = {},
  type = 'pdf',
) {
  const documentFiles = documents.map((body, at) => {
    given.source.answers.set(`/${at}.${type}`, { body });
    return given.urlOf(`/${at}.${type}`);
  });
  const { id } = await given.record({ ada: '1285', parsel: '14', price: 4_275_000, ...record, documentFiles });
  await given.mirror();
  await readDocuments(given.deps);
  await makeFindings(given.deps);
  return id;
}

async function findingsOf(id: number, headers = {}) {
  const { status, json } = await getApi(given.app, `/api/properties/${id}/document-findings`, headers);
  expect(status).toBe(200);
  return documentFindingsSchema.parse(json);
}

it('a scanned report yields findings, each with its sentence and page', async () => {
  const id = await listingWith([await scannedPdf([await paperPicture(['KAPAK SAYFASI']), await paperPicture(REPORT)])]);
  const { findings, ...rest } = await findingsOf(id, premium);
  expect(rest).toMatchObject({ isLocked: false, documents: 1, readDocuments: 1, unreadPages: 0 });
  const of = (field: string) => findings.find((finding) => finding.field === field);
  expect(of('appraisal')).toMatchObject({ value: '₺4.275.000', place: { name: '0.pdf', page: 2 } });
  expect(of('appraisal')?.sentence).toContain('muhammen kıymet 4.275.000,00 TL');
  expect(of('appraisedOn')).toMatchObject({ value: '18.02.2025' });
  expect(of('occupancy')).toMatchObject({ value: 'Kiracı' });
  expect(of('pledge')).toMatchObject({ saidBy: 'report', isSure: true });
  expect(of('share')).toMatchObject({ value: '1/4' });
}, 180_000);

it('only facts on which two documents disagree are shown side by side', async () => {
  const id = await listingWith([await typedPdf([REPORT]), await typedPdf([OTHER])]);
  const { contradictions } = await findingsOf(id, premium);
  expect(contradictions.map(({ field }) => field)).toEqual(['occupancy']);
  expect(contradictions[0]?.sides.map(({ value }) => value)).toEqual(['Kiracı', 'Kimse yok (boş)']);
  expect(contradictions[0]?.meaning).toContain('İİK 135');
}, 60_000);

/** An extract of the register, printed on the given day. */
const extract = (day: string) => [
  'TAPU KAYIT BİLGİSİ',
  `Belge tarihi: ${day}`,
  'Örnek Mahallesi 1285 ada 14 parsel numaralı taşınmaz mesken niteliğindedir.',
  'Taşınmaz üzerinde ipotek ve haciz kaydı bulunmamaktadır.',
];
const notice = (end: string) => [
  'TAŞINMAZIN AÇIK ARTIRMA İLANI',
  '1285 ada 14 parsel numaralı taşınmaz elektronik ortamda açık artırma ile satılacaktır.',
  '1. artırmanın başlangıç tarihi 01.12.2026 saat 10:00,',
  `bitiş tarihi ${end} saat 10:00 olarak belirlenmiştir.`,
];

it('two land register extracts are compared if they are months apart, not within one month', async () => {
  const id = await listingWith([await typedPdf([extract('12.01.2025')]), await typedPdf([extract('02.06.2026')])]);
  const { contradictions } = await findingsOf(id, premium);
  expect(contradictions.map(({ field }) => field)).toEqual(['extractOn']);
  expect(contradictions[0]?.sides.map(({ value }) => value)).toEqual(['12.01.2025', '02.06.2026']);
  expect(contradictions[0]?.sides[0]?.sentence).toContain('Belge tarihi: 12.01.2025');
  expect(contradictions[0]?.meaning).toContain('TMK 1020');
  await given.reset();
  const near = await listingWith([await typedPdf([extract('12.05.2026')]), await typedPdf([extract('02.06.2026')])]);
  expect((await findingsOf(near, premium)).contradictions).toEqual([]);
}, 60_000);

const permits = (licence: string, years: number) => [
  'BİLİRKİŞİ RAPORU',
  '1285 ada 14 parsel numaralı taşınmaz incelenmiştir.',
  `Binanın ${licence} tarih ve 2016/118 sayılı yapı ruhsatı vardır. Yapı kullanma izin belgesi alınmamıştır.`,
  `Kiracı, 01.06.2022 başlangıç tarihli ve ${years} yıl süreli kira sözleşmesi sundu.`,
];

it('permits give their date and leases their duration, and both are compared between documents', async () => {
  const papers = [permits('12.05.2016', 5), permits('21.05.2016', 3)];
  const id = await listingWith(await Promise.all(papers.map((lines) => typedPdf([lines]))));
  const { findings, contradictions } = await findingsOf(id, premium);
  const valuesOf = (field: string) => findings.filter((one) => one.field === field).map(({ value }) => value);
  expect(valuesOf('licence')).toEqual(['12.05.2016 tarihli, 2016/118 sayılı', '21.05.2016 tarihli, 2016/118 sayılı']);
  expect(new Set(valuesOf('occupancyPermit'))).toEqual(new Set(['Yok']));
  expect(valuesOf('lease')).toEqual(['01.06.2022 tarihli, 5 yıl süreli', '01.06.2022 tarihli, 3 yıl süreli']);
  expect(findings.find(({ field }) => field === 'licence')).toMatchObject({
    sentence: 'Binanın 12.05.2016 tarih ve 2016/118 sayılı yapı ruhsatı vardır.',
    place: { page: 1, line: 3 },
    isSure: true,
  });
  expect(contradictions.map(({ field }) => field).toSorted()).toEqual(['lease', 'licence']);
}, 60_000);

it('an end in a notice that differs from the listing is a contradiction, unless it is the other auction’s', async () => {
  const endDate = new Date('2026-12-15T07:00:00Z');
  const id = await listingWith([await typedPdf([notice('08.12.2026')])], { endDate });
  const { contradictions } = await findingsOf(id, premium);
  expect(contradictions.map(({ field }) => field)).toEqual(['auctionEnd']);
  expect(contradictions[0]?.sides.map(({ value, saidBy }) => `${saidBy} ${value}`)).toEqual([
    'listing 15.12.2026 (1. ihale)',
    'notice 08.12.2026 (1. ihale)',
  ]);
  expect(contradictions[0]?.sides[1]).toMatchObject({ place: { page: 1, line: 4 } });
  expect(contradictions[0]?.meaning).toContain('İİK 114');
  await given.deps.db.$client.query(`update properties set second_round = '1' where id = $1`, [id]);
  expect((await findingsOf(id, premium)).contradictions).toEqual([]);
}, 60_000);

it('each file of an archive is a separate document, with its name and page, and compared with the others', async () => {
  const archive = zipSync({
    'klasör/kapak.pdf': new Uint8Array(await typedPdf([['KAPAK SAYFASI']])),
    'klasör/rapor.pdf': new Uint8Array(await typedPdf([['EKLER', ...REPORT.slice(0, 2)], REPORT])),
    'tutanak 10000000146.pdf': new Uint8Array(await typedPdf([OTHER])),
  });
  const id = await listingWith([Buffer.from(archive)], {}, 'zip');
  const { findings, contradictions, ...rest } = await findingsOf(id, premium);
  expect(rest).toMatchObject({ documents: 1, readDocuments: 1, unreadPages: 0 });
  const said = findings.find(({ field, value }) => field === 'occupancy' && value === 'Kiracı');
  expect(said).toMatchObject({
    saidBy: 'report',
    place: { name: '0.zip', member: { place: 1, name: 'rapor.pdf' }, page: 2 },
  });
  expect(contradictions.map(({ field }) => field)).toEqual(['occupancy']);
  const [one, other] = contradictions[0]?.sides.map(({ place }) => place?.member) ?? [];
  expect(one).toEqual({ place: 1, name: 'rapor.pdf' });
  expect(other?.place).toBe(2);
  expect(other?.name).not.toContain('10000000146');
  expect((await makeFindings(given.deps)).documents).toBe(0);
}, 60_000);

it('visitors see the number of findings but not their content', async () => {
  const id = await listingWith([await typedPdf([REPORT])]);
  const open = await findingsOf(id);
  const all = await findingsOf(id, premium);
  expect(open).toMatchObject({ isLocked: true, findings: [], contradictions: [] });
  expect(open.findingCount).toBe(all.findings.length);
  expect(open.findingCount).toBeGreaterThan(4);
}, 60_000);

it('a document about another parcel and an unsure word yield no findings', async () => {
  const id = await listingWith([await typedPdf([REPORT])], { ada: '99', parsel: '1' });
  expect((await findingsOf(id, premium)).findingCount).toBe(0);
  await given.deps.db.$client.query(`update properties set ada = '1285', parsel = '14' where id = $1`, [id]);
  await given.deps.db.$client.query(`update document_pages set read_at = read_at + interval '1 second', words = (
    select jsonb_agg(case when w->>'text' = '4.275.000,00' then w || '{"isSure":false}' else w end)
    from jsonb_array_elements(words) w)`);
  await given.deps.db.$client.query('delete from document_findings');
  await makeFindings(given.deps);
  const { findings } = await findingsOf(id, premium);
  expect(findings.map(({ field }) => field)).not.toContain('appraisal');
  expect(findings.map(({ field }) => field)).toContain('occupancy');
}, 60_000);

it('an unread document is reported as unread', async () => {
  const id = await listingWith([Buffer.from('%PDF-1.7 bozuk')]);
  expect(await findingsOf(id, premium)).toMatchObject({ documents: 1, readDocuments: 0, findingCount: 0 });
}, 60_000);

it('findings go with the text of their document', async () => {
  const id = await listingWith([await typedPdf([REPORT])]);
  await given.deps.db.$client.query('delete from document_texts');
  const { rows } = await given.deps.db.$client.query('select from document_findings');
  expect(rows).toEqual([]);
  expect((await findingsOf(id, premium)).findingCount).toBe(0);
}, 60_000);

it('findings are created once for a content, and again when more of it has been read', async () => {
  await listingWith([await typedPdf([REPORT])]);
  expect((await makeFindings(given.deps)).documents).toBe(0);
  await given.deps.db.$client.query('update document_findings set done_pages = 0');
  expect((await makeFindings(given.deps)).documents).toBe(1);
}, 60_000);

it('an unknown listing returns 404, an invalid number 400', async () => {
  for (const [id, status] of [
    ['999999', 404],
    ['x', 400],
  ] as const)
    expect((await getApi(given.app, `/api/properties/${id}/document-findings`)).status).toBe(status);
});
