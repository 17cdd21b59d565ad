import readExcelFile from 'read-excel-file/universal';
import { afterAll, expect, it } from 'vitest';
import { runAnalysis } from '#server/features/company/analysis/index.ts';
import { START_VIEW } from '#shared/analysis/start-view.ts';
import type { WorthSources } from '#shared/price-index/worth-sources-schema.ts';
import { openTestDeps } from '#tests/support/open-test-deps.ts';
import { pdfFaults } from '#tests/support/pdf/pdf-faults.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays } from '#tests/support/test-now.ts';
import type { ReportContent, ReportTable } from '../report-content.ts';
import { reportCsv } from '../report-csv.ts';
import { writeReport } from '../write-report.ts';
import { viewReport, viewTable } from './view-report.ts';

const deps = await openTestDeps({ SAMPLE_SIZE: '0' });
afterAll(() => deps.close());
await storeListings(
  deps,
  ...Array.from({ length: 12 }, (_, at) => ({
    sourceKey: `rapor-${at}`,
    title: at === 0 ? '=HYPERLINK("http://kotu.example")' : `Daire ${at}`,
    il: at % 2 ? 'Ankara' : 'İzmir',
    price: at === 11 ? 900_000_000 : 1_000_000 + at,
    endDate: inDays(9),
  })),
);
const WORTH = { index: 'TCMB konut fiyat endeksi, Ekim 2026', kasko: 'TSB, Kasım 2026' };
const reportOf = async () =>
  viewReport(
    { ...(await runAnalysis(deps, { view: START_VIEW, page: 1 })), worthSources: WORTH },
    {
      organisation: 'Kurum',
      name: 'Aylık bakış',
      view: START_VIEW,
      origin: 'https://peyda.test',
    },
  );
const tableOf = ({ sections }: ReportContent): ReportTable => {
  const table = sections.at(-1)?.parts.find(({ kind }) => kind === 'table');
  if (table?.kind !== 'table') throw new Error('The last section is the table of listings.');
  return table;
};

it('its spreadsheet, CSV and PDF contain formulas of the data only as text', async () => {
  const report = await reportOf();
  const csv = reportCsv(tableOf(report));
  expect(csv.trimEnd().split('\r\n')).toHaveLength(13);
  expect(csv).toContain(`'=HYPERLINK`);
  expect(csv.split('\r\n')[1]).toContain('900000000');
  const sheets = await readExcelFile(Uint8Array.from(await writeReport(report, 'xlsx')).buffer);
  expect(sheets.at(-1)?.data.flat()).toContain('=HYPERLINK("http://kotu.example")');
  expect(await pdfFaults(await writeReport(report, 'pdf'))).toEqual([]);
});

it('its sections name their source, and its groups have bars with figures', async () => {
  const report = await reportOf();
  expect(report.sections.map(({ title }) => title)).toEqual(['Ölçüler', 'İl grupları', 'İlanlar']);
  for (const { source } of report.sections) expect(source).toMatch(/^Kaynak: .+ itibarıyla, kaynaktan son doğrulama /);
  expect(report.sections[0]?.source).toContain(
    '. Bugünkü karşılık: TCMB konut fiyat endeksi, Ekim 2026; kasko değeri: TSB, Kasım 2026. Piyasa değeri değildir.',
  );
  expect(report.sections[1]?.parts.map(({ kind }) => kind)).toEqual(['bars', 'table']);
});

it('its CSV names in the heading the source and month of today’s values', async () => {
  const view = { ...START_VIEW, columns: ['valueToday'] } as const;
  const headOf = async (worthSources: WorthSources) => {
    const made = { view: { ...view, columns: [...view.columns] }, origin: 'https://peyda.test' };
    const result = await runAnalysis(deps, { view: made.view, page: 1 });
    return viewTable({ ...result, worthSources }, made).columns[2]?.head;
  };
  expect(await headOf(WORTH)).toBe(
    'Bugünkü karşılık (TCMB konut fiyat endeksi, Ekim 2026) ya da kasko (TSB, Kasım 2026), en az',
  );
  expect(await headOf({ index: null, kasko: null })).toBe('Bugünkü karşılık ya da kasko, en az');
});

it('its figures are numbers in columns of their kind, also for the second set', async () => {
  const view = { ...START_VIEW, beside: { kind: 'search', parameters: 'city=Ankara' } } as const;
  const result = await runAnalysis(deps, { view, page: 1, listsBeside: true });
  const beside = await runAnalysis(deps, { view: { ...view, set: view.beside, beside: null }, page: 1 });
  const made = { organisation: 'Kurum', name: 'Bakış', view, origin: 'https://peyda.test' };
  const { sections } = viewReport(result, made);
  expect(result.besideRows).toEqual(beside.rows);
  const csv = viewTable(result, made);
  expect(csv.columns[0]?.head).toBe('Seçim');
  expect(csv.rows.filter(([set]) => set === 'Ankara')).toHaveLength(beside.rows.length);
  expect(csv.rows).toHaveLength(result.rows.length + beside.rows.length);
  expect(sections[0]?.parts.flatMap((part) => (part.kind === 'paragraph' ? [part.text] : []))).toEqual([
    'Seçim: süren bütün ihaleler.',
    'İkinci seçim: Ankara.',
  ]);
  const tables = sections.flatMap(({ parts }) => parts.filter((part) => part.kind === 'table'));
  expect(tables.map(({ name }) => name)).toEqual([
    'Seçim, bedeller',
    'Seçim, süreler (gün)',
    'İkinci seçim, bedeller',
    'İkinci seçim, süreler (gün)',
    'Gruplar',
    'İlanlar',
    'İkinci seçim',
  ]);
  for (const { columns, rows } of tables)
    for (const row of rows)
      expect(
        row.map((cell, at) => cell === null || (typeof cell === 'string') === (columns[at]?.kind === 'text')),
      ).toEqual(columns.map(() => true));
  const groups = tables.find(({ name }) => name === 'Gruplar');
  expect(groups?.columns.map(({ head }) => head)).toContain('Ankara: ortanca');
  expect(groups?.rows.find(([name]) => name === 'Ankara')).toEqual([
    'Ankara',
    6,
    905_000_025,
    1_000_004,
    1_000_006,
    1_000_009,
    6,
    1_000_006,
  ]);
  expect(groups?.rows.find(([name]) => name === 'İzmir')?.slice(-2)).toEqual([0, null]);
});
