import { strFromU8, unzipSync } from 'fflate';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { listingFilePath } from '#shared/reports/listing-file-name.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { pdfFaults } from '#tests/support/pdf/pdf-faults.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());

const SENTENCE = 'Taşınmazın KDV oranı %20 olup alıcıya aittir.';
const FORMULA = '=HYPERLINK("http://kotu.example")';
const listing = makeListingRecord({
  sourceKey: 'whole',
  title: FORMULA,
  dosyaBilgi: '2026/12 Esas',
  price: 2_000_000,
  description: `Satış ilanı. ${SENTENCE}`,
  documentFiles: ['https://kaynak.test/gizli/sartname.pdf'],
  kaydindakiSerhler: 'İpotek: örnek banka; Haciz: 2024/5 Esas',
  noticeValues: { values: { kdv: { value: [20], sentence: SENTENCE } }, conflicts: [] },
  officeContact: { address: 'Sıhhiye, Ankara', phone: '0312 555 44 33', email: null },
});

let id = 0;
let premium = {};
beforeAll(async () => {
  await recordListings(deps, [listing]);
  await recordListings(deps, [{ ...listing, price: 1_800_000 }]);
  const { rows } = await deps.db.$client.query('select id from properties');
  id = Number(rows[0].id);
  const member = await registerMember(app);
  await payForPremium(deps, member.id);
  premium = { authorization: `Bearer ${member.token}` };
});

const file = (kind: 'pdf' | 'xlsx', headers = premium) => app.inject({ url: listingFilePath(id, kind), headers });

type Node = { readonly role?: string; readonly alt?: string; readonly children?: readonly Node[] };
const rolesIn = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesIn)];
const altsIn = ({ alt, children = [] }: Node): string[] => [...(alt ? [alt] : []), ...children.flatMap(altsIn)];

async function readPdf(content: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: VerbosityLevel.ERRORS }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const text = texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('');
  // safe: a tree of nodes whose leaves have no role
  const trees = (await Promise.all(pages.map((page) => page.getStructTree()))) as unknown as Node[];
  return { pdf, pages, text: text.replace(/\s+/g, ''), roles: trees.flatMap(rolesIn), alts: trees.flatMap(altsIn) };
}

describe('the file of a listing as a PDF', () => {
  it('contains facts, sentences, dates with their articles, bounds, history, documents and sources', async () => {
    const { statusCode, headers, rawPayload } = await file('pdf');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    const { text } = await readPdf(rawPayload);
    for (const words of [
      '2026/12 Esas',
      SENTENCE,
      'Nakit teminat için son an',
      'İİK 114',
      'Aşılması gereken sınır',
      '₺1.800.000',
      'Muhammen bedel ₺2.000.000 iken ₺1.800.000 oldu',
      'İpotek: örnek banka',
      'sartname.pdf',
      '0312 555 44 33',
      'Kaynaklar ve tarihleri',
    ])
      expect(text).toContain(words.replace(/\s+/g, ''));
    expect(text).not.toContain('kaynak.test');
  });

  it('is tagged, with title, language, bookmarks and a linked table of contents', async () => {
    const { pdf, pages, roles, alts } = await readPdf((await file('pdf')).rawPayload);
    // Its types declare an object, but it is a map.
    const marks: unknown = await pdf.getMarkInfo();
    expect(marks).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    );
    expect((await pdf.getMetadata()).info).toMatchObject({
      Language: 'tr-TR',
      Title: expect.stringContaining('2026/12'),
    });
    for (const role of ['H1', 'H2', 'P', 'TOC', 'TOCI', 'Link', 'Table', 'TR', 'TH', 'TD', 'Figure', 'L', 'LI'])
      expect(roles).toContain(role);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(alts.join()).toContain('Açılış bedeli ₺900.000');
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toContain('Tarihler ve süreler');
    const links = (await pages[0]?.getAnnotations()) ?? [];
    expect(links).toHaveLength(outline.length);
  });

  it('has no known fault against PDF/UA', async () => {
    expect(await pdfFaults((await file('pdf')).rawPayload)).toEqual([]);
  });

  it('is identical to the byte as long as nothing changes', async () => {
    const [one, other] = [await file('pdf'), await file('pdf')];
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  });
});

it('as a spreadsheet it contains no cell that would be executed', async () => {
  const { statusCode, headers, rawPayload } = await file('xlsx');
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toBe(`attachment; filename="peyda-ilan-${id}-dosyasi.xlsx"`);
  const parts = Object.entries(unzipSync(new Uint8Array(rawPayload))).map(([name, part]) => [name, strFromU8(part)]);
  const sheets = parts.filter(([name]) => name?.startsWith('xl/worksheets/sheet')).map(([, part]) => part ?? '');
  expect(sheets.join('')).not.toMatch(/<f[ >]/);
  expect(parts.map(([, part]) => part).join('')).toContain('=HYPERLINK(');
  expect(sheets.filter((sheet) => sheet.includes('state="frozen"')).length).toBeGreaterThan(4);
});

it('is refused without premium, and returns 404 for an unknown listing', async () => {
  for (const kind of ['pdf', 'xlsx'] as const) {
    const { token } = await registerMember(app);
    expect((await file(kind, {})).statusCode).toBe(403);
    expect((await file(kind, { authorization: `Bearer ${token}` })).json()).toMatchObject({ code: 'PREMIUM_FILE' });
    const unknown = await app.inject({ url: listingFilePath(999_999, kind), headers: premium });
    expect(unknown.statusCode).toBe(404);
  }
});
