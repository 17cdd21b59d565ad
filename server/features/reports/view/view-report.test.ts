import { afterAll, expect, test } from 'vitest';
import { START_VIEW } from '#shared/analysis/start-view.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { newCompany } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { recordListings } from '#tests/support/record-listings.ts';
import { inDays } from '#tests/support/test-now.ts';
import { reportPdf } from '../pdf/report-pdf.ts';

cheapHashes();
const { deps, app } = await openTestApp({ SAMPLE_SIZE: '0' });
afterAll(() => deps.close());
const company = await newCompany({ deps, app });
await recordListings(
  deps,
  ...Array.from({ length: 12 }, (_, at) => ({
    sourceKey: `rapor-${at}`,
    title: at === 0 ? '=HYPERLINK("http://kotu.example")' : `Daire ${at}`,
    il: at % 2 ? 'Ankara' : 'İzmir',
    price: at === 11 ? 900_000_000 : 1_000_000 + at,
    endDate: inDays(9),
  })),
);
const views = `/api/organisations/${company.id}/analysis/views`;
const { json: kept } = await company.owner.call('POST', views, {
  name: 'Aylık bakış',
  isShared: true,
  view: START_VIEW,
});
const file = (kind: string) =>
  app.inject({ url: `${views}/${kept.id}/report.${kind}`, headers: company.owner.headers });

test('a kept view is had as PDF, spreadsheet and CSV, with nothing that a spreadsheet would run', async () => {
  const pdf = await file('pdf');
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await file('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
  const { body } = await file('csv');
  expect(body.trimEnd().split('\r\n')).toHaveLength(13);
  expect(body).toContain(`'=HYPERLINK`);
  expect(body.split('\r\n')[1]).toContain('900000000');
});

test('its sections name their source, its groups have bars and their figures', async () => {
  const { viewReport } = await import('./view-report.ts');
  const { runAnalysis } = await import('#server/features/analysis/index.ts');
  const result = await runAnalysis(deps, { view: START_VIEW, page: 1 });
  const made = { organisation: 'Kurum', name: 'Aylık bakış', view: START_VIEW, origin: 'https://peyda.test' };
  const report = viewReport(result, made);
  expect(report.sections.map(({ title }) => title)).toEqual(['Ölçüler', 'İl grupları', 'İlanlar']);
  for (const { source } of report.sections) expect(source).toMatch(/^Kaynak: .+ itibarıyla, kaynaktan son doğrulama /);
  expect(report.sections[1]?.parts.map(({ kind }) => kind)).toEqual(['bars', 'table']);
  expect((await reportPdf(report)).length).toBeGreaterThan(10_000);
});
