import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmTransfer } from '#server/features/selling/orders/index.ts';
import { closeSheet, openSheet, setFace, tagged } from '#server/platform/pdf/pdf-sheet.ts';
import type { Order } from '#shared/orders/orders.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper, type Shopper } from '#tests/support/orders/buy.ts';
import { SELLER_SETTINGS } from '#tests/support/orders/seller-settings.ts';
import { TEST_PAPERS, TRANSFER_SETTINGS } from '#tests/support/orders/test-papers.ts';
import { outputOf } from '#tests/support/output-of.ts';

cheapHashes();
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SETTINGS = {
  ...SELLER_SETTINGS,
  ...TRANSFER_SETTINGS,
  COMPANY_TAX_OFFICE: 'Çankaya',
  COMPANY_TAX_NUMBER: '1234567890',
  COMPANY_DISTRICT: 'Çankaya',
  COMPANY_CITY: 'Ankara',
};
const testApp = await openTestApp(SETTINGS, { papers: TEST_PAPERS });
const { deps } = testApp;
const folder = deps.config.DATA_DIR;
const path = (name: string) => join(folder, name);

let shopper: Shopper;
let order: Order;
beforeAll(async () => {
  // The command uses the real clock.
  deps.setNow(new Date());
  shopper = await openShopper(testApp);
  order = await shopper.confirm('yearly');
  await shopper.pay(order.id, 'transfer');
  await confirmTransfer(deps, { reference: order.reference, kurus: order.totalKurus });
  const sheet = openSheet({ title: 'Fatura', subject: 'Deneme', writtenOn: '2026-11-22' });
  setFace(sheet, 'regular', 12);
  tagged(sheet, sheet.root, 'P', () => void sheet.document.text('e-Arşiv Fatura'));
  writeFileSync(path('fatura.pdf'), await closeSheet(sheet));
  writeFileSync(path('fatura.txt'), 'e-Arşiv Fatura');
});
afterAll(() => deps.close());

function run(...args: string[]) {
  const env = { ...process.env, ...SETTINGS, DATABASE_URL: deps.databaseUrl, DATA_DIR: folder };
  return outputOf(spawn(process.execPath, ['scripts/desk/invoices.ts', ...args], { cwd: ROOT, env }));
}

it('open invoices are listed and exported for their operator only, and an issued one can be entered once', async () => {
  const listed = await run();
  expect(listed).toMatchObject({ code: 0, output: expect.stringContaining(`${order.reference}  ₺990,00  en geç`) });
  const id = /[\da-f-]{36}/.exec(listed.output)?.[0] ?? '';

  expect((await run('csv', path('faturalar.csv'))).output).toContain('1 satır');
  expect(readFileSync(path('faturalar.csv'), 'utf8')).toContain(id);
  expect((await run('ubl', path('taslaklar'))).output).toContain('Bunlar fatura değildir');
  expect(readdirSync(path('taslaklar'))).toEqual([`${order.reference}-${id}.xml`]);
  expect(statSync(path('faturalar.csv')).mode & 0o077).toBe(0);

  const today = istanbulDate(deps.clock.now());
  const enter = (day: string, file: string) => run('kesildi', id, 'PEY2026000000001', day, path(file));
  const refused = await Promise.all([enter(today, 'fatura.txt'), enter(today, 'yok.pdf'), enter('dün', 'fatura.pdf')]);
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1]);
  expect(refused.map(({ output }) => output.trim())).toEqual([
    'Yapılamadı: Dosya bir PDF değil.',
    `Yapılamadı: Dosya okunamıyor: ${path('yok.pdf')}`,
    'Yapılamadı: Düzenleme günü yyyy-aa-gg olmalı.',
  ]);
  expect((await enter(today, 'fatura.pdf')).output).toContain('üyeye gönderilecek');
  expect((await enter(today, 'fatura.pdf')).output).toContain('daha önce işlenmişti');
  const { invoices } = await shopper.must<{ invoices: object[] }>('GET', '/api/user/invoices');
  expect(invoices).toMatchObject([{ orderId: order.id, number: 'PEY2026000000001', issuedOn: today }]);
  expect((await run()).output).toContain('Düzenlenecek fatura yok.');
}, 180_000);

it('an unknown command gets the usage', async () => {
  expect(await run('kes')).toMatchObject({ code: 1, output: expect.stringContaining('Kullanım:') });
});
