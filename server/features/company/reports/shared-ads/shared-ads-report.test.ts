import { strFromU8, unzipSync } from 'fflate';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readExcelFile from 'read-excel-file/universal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { type ReportFileKind, sharedAdsReportPath } from '#shared/reports/shared-ads-file.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { pdfFaults } from '#tests/support/pdf/pdf-faults.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());

const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'];
let organisationId = '';
let headers = {};
beforeAll(async () => {
  const { id: userId, token } = await registerMember(app);
  headers = { authorization: `Bearer ${token}` };
  const [organisation] = await deps.db
    .insert(organisations)
    .values({ name: 'Örnek Yatırım', seats: 5, validUntil: inDays(30), foundedAt: TEST_NOW })
    .returning();
  organisationId = organisation?.id ?? '';
  await deps.db.insert(organisationMembers).values({ organisationId, userId, role: 'reader', joinedAt: TEST_NOW });
  const listings = FORMULAS.map((begin, index) =>
    makeListingRecord({ title: `${begin} tarla`, il: 'İzmir', price: (index + 1) * 100_000 }),
  );
  await recordListings(deps, [...listings, makeListingRecord({ title: 'Fiyatsız', il: 'Ağrı', price: null })]);
  await deps.db.$client.query(
    'insert into organisation_saved_ads (organisation_id, property_id, shared_by, shared_at) select $1, id, $2, $3 from properties',
    [organisationId, userId, TEST_NOW],
  );
});

const report = (kind: ReportFileKind) => app.inject({ url: sharedAdsReportPath(organisationId, kind), headers });
const partsOf = (content: Buffer) =>
  Object.entries(unzipSync(new Uint8Array(content))).map(([name, part]) => [name, strFromU8(part)] as const);

it('the spreadsheet has typed cells, a fixed head, and no formulas except sums and medians', async () => {
  const { statusCode, rawPayload } = await report('xlsx');
  expect(statusCode).toBe(200);
  const parts = partsOf(rawPayload);
  const sheets = parts.filter(([name]) => name.startsWith('xl/worksheets/sheet')).map(([, part]) => part);
  const listings = sheets.at(-1) ?? '';
  expect([...listings.matchAll(/<f>([^<]*)<\/f>/g)].map(([, formula]) => formula)).toEqual([
    'SUM(F2:F8)',
    'SUM(G2:G8)',
    'MEDIAN(F2:F8)',
    'MEDIAN(G2:G8)',
    'MEDIAN(I2:I8)',
  ]);
  expect(sheets.slice(0, -1).join('')).not.toMatch(/<f[ >]/);
  expect(listings).toContain('state="frozen"');
  expect(listings).toContain('<v>600000</v>');
  expect(parts.map(([, part]) => part).join('')).toContain('@SUM(A1) tarla');
});

it('another library reads the spreadsheet back: texts as texts, amounts as numbers, days as days', async () => {
  const { rawPayload } = await report('xlsx');
  const sheets = await readExcelFile(Uint8Array.from(rawPayload).buffer);
  const [head = [], ...rows] = sheets.at(-1)?.data ?? [];
  const row = rows.find((cells) => cells.includes('@SUM(A1) tarla')) ?? [];
  const said = (name: string) => row[head.indexOf(name)];
  expect([said('Muhammen bedel'), said('İl'), said('Not sayısı')]).toEqual([400_000, 'İzmir', 0]);
  expect(said('Paylaşıldığı gün')).toEqual(new Date('2026-11-20'));
  // The results of formulas are stored, for readers that don't calculate.
  const amounts = head.indexOf('Muhammen bedel');
  expect(rows.slice(-2).map((cells) => [cells[0], cells[amounts]])).toEqual([
    ['Toplam', 2_100_000],
    ['Ortanca', 350_000],
  ]);
});

it('the PDF has totals, provinces in Turkish order, a labelled plot and sources, and no known PDF/UA fault', async () => {
  const { statusCode, rawPayload } = await report('pdf');
  expect(statusCode).toBe(200);
  expect(await pdfFaults(rawPayload)).toEqual([]);
  const pdf = await getDocument({ data: new Uint8Array(rawPayload), verbosity: VerbosityLevel.ERRORS }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const text = texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('');
  for (const words of ['Örnek Yatırım: paylaşılan ilanlar', '₺2.100.000', '₺350.000', 'İzmir', 'Kaynak: Peyda’daki'])
    expect(text.replace(/\s+/g, '')).toContain(words.replace(/\s+/g, ''));
  const trees = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())));
  expect(trees).toContain('en çok ilanı olan iller: İzmir ₺350.000.');
});

it('the CSV file neutralises what a spreadsheet would execute', async () => {
  const { statusCode, body } = await report('csv');
  expect(statusCode).toBe(200);
  const cells = body.split('\r\n').map((line) => line.split(';')[1] ?? '');
  expect(cells).toHaveLength(FORMULAS.length + 3);
  for (const cell of cells) expect(cell).not.toMatch(/^"?\s*[=+\-@]/);
});

it('is refused once the plan is over, and does not reveal that another organisation exists', async () => {
  const other = await registerMember(app);
  const asked = await app.inject({
    url: sharedAdsReportPath(organisationId, 'csv'),
    headers: { authorization: `Bearer ${other.token}` },
  });
  expect(asked.statusCode).toBe(404);
  await deps.db.update(organisations).set({ validUntil: TEST_NOW });
  expect((await report('csv')).json()).toMatchObject({ code: 'ORGANISATION_OVER' });
});
