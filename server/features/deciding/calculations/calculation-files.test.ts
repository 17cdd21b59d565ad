import { strFromU8, unzipSync } from 'fflate';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { type Calculation, NOTHING_GIVEN, newScenario } from '#shared/law/bid/calculation.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { pdfFaults } from '#tests/support/pdf/pdf-faults.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());

const FORMULA = '=HYPERLINK("http://kotu.example")';
const calculation: Calculation = {
  legal: { ...NOTHING_GIVEN, priorClaims: 130_000_000 },
  scenarios: [
    { ...newScenario('Temkinli'), goal: { kind: 'discount', ownValue: 200_000_000, discount: 2000 } },
    { ...newScenario(FORMULA), bid: 150_000_000 },
  ],
};

let headers = {};
let ids: Record<string, number> = {};
beforeAll(async () => {
  const { id, token } = await registerMember(app);
  headers = { authorization: `Bearer ${token}` };
  await payForPremium(deps, id);
  const kinds = { whole: 2_000_000, unpriced: null, untouched: 1_000_000 };
  for (const [sourceKey, price] of Object.entries(kinds))
    await recordListings(deps, [
      makeListingRecord({ sourceKey, price, categoryNumber: '1', dosyaBilgi: '2026/12 Esas', hisse: null }),
    ]);
  const { rows } = await deps.db.$client.query('select id, source_key as key from properties');
  ids = Object.fromEntries(rows.map((row: { id: string; key: string }) => [row.key, Number(row.id)]));
  for (const key of ['whole', 'unpriced'])
    await app.inject({
      method: 'PUT',
      url: `/api/user/calculations/${ids[key]}`,
      headers,
      payload: calculation,
    });
});

const file = (key: string, kind: string, given = headers) =>
  app.inject({ url: `/api/user/calculations/${ids[key]}/${kind}`, headers: given });

async function textOf(content: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: VerbosityLevel.ERRORS }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent());
  return (await Promise.all(pages))
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join('')
    .replace(/\s+/g, '');
}

/** 1,600,000 ÷ 1.02569: docs/worked-examples.md. */
const HIGHEST = '₺1.559.925';

it('the PDF has no known PDF/UA fault and matches the page: bounds with articles, scenarios, main factors', async () => {
  const { statusCode, headers: sent, rawPayload } = await file('whole', 'pdf');
  expect(statusCode).toBe(200);
  expect(sent).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  expect(await pdfFaults(rawPayload)).toEqual([]);
  const text = await textOf(rawPayload);
  for (const words of ['2026/12Esas', 'Rüçhanlıalacaklar', '₺1.300.000', 'İİK115', HIGHEST, 'Toplammaliyet'])
    expect(text).toContain(words);
  expect(text).toContain('Ençokneyebağlı:Temkinli');
  expect((await file('whole', 'pdf')).rawPayload.equals(rawPayload)).toBe(true);
});

it('the spreadsheet contains sums as numbers, and no formulas', async () => {
  const { statusCode, headers: sent, rawPayload } = await file('whole', 'xlsx');
  expect(statusCode).toBe(200);
  expect(sent['content-disposition']).toBe(`attachment; filename="peyda-hesap-${ids.whole}.xlsx"`);
  const parts = Object.entries(unzipSync(new Uint8Array(rawPayload))).map(([name, part]) => [name, strFromU8(part)]);
  const sheets = parts.filter(([name]) => name?.startsWith('xl/worksheets/sheet')).map(([, part]) => part);
  expect(sheets).toHaveLength(3);
  expect(sheets.join('')).toContain('<v>1559925.51</v>');
  expect(sheets.join('')).not.toMatch(/<f[ >]/);
  // The name is stored as text.
  expect(parts.map(([, part]) => part).join('')).toContain('=HYPERLINK(');
});

describe('no file is available', () => {
  it('for a listing without a calculation or an appraisal, and for others', async () => {
    for (const kind of ['pdf', 'xlsx']) {
      expect((await file('untouched', kind)).statusCode).toBe(404);
      expect((await file('unpriced', kind)).statusCode).toBe(409);
      expect((await file('whole', kind, {})).statusCode).toBe(401);
      const { token } = await registerMember(app);
      expect((await file('whole', kind, { authorization: `Bearer ${token}` })).statusCode).toBe(403);
    }
  });
});
