import { z } from 'zod';
import { beMember, toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const listings = z.array(z.object({ dosyaBilgi: z.string().nullable() }));

test('ten pasted file numbers are found together and saved with one click', BOTH_WIDTHS, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beMember(page);
  const all = listings.parse(await (await page.request.get('/api/properties?limit=100')).json());
  const numbers = [...new Set(all.flatMap(({ dosyaBilgi }) => /^20\d\d\/\d+/u.exec(dosyaBilgi ?? '')?.[0] ?? []))];
  const files = [...numbers.slice(0, 9), '1999/4444444'];
  expect(files).toHaveLength(10);
  await open(page, '/');
  await page.evaluate((text) => navigator.clipboard.writeText(text), files.join('\n'));
  const box = page.getByRole('combobox', { name: /ara$/ }).first();
  await box.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page).toHaveURL(/\/search\?query=/);
  const found = page.getByRole('region', { name: 'Aranan dosyalar' });
  await expect(found).toContainText('10 dosyanın 9 tanesi bulundu');
  await expect(found).toContainText('Bulunamayan: 1999/4444444');
  await expectAccessible(page);
  const save = found.getByRole('button', { name: /^Hepsini kaydet/ });
  const count = Number((await save.innerText()).replace(/\D/gu, ''));
  expect(count).toBeGreaterThanOrEqual(9);
  await save.click();
  await expect(toastOf(page, `${count} ilan kaydedildi`)).toBeVisible();
  await open(page, '/user?tab=saved-ads');
  await expect(page.getByRole('list', { name: 'Kaydedilen ilanlar' }).getByRole('article')).toHaveCount(count);
});

test('with more file numbers than a search allows, only the first are searched and the rest are named', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/search');
  const files = Array.from({ length: 23 }, (_, at) => `2026/${1_000_001 + at}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), files.join(', '));
  await page.getByRole('combobox', { name: /ara$/ }).first().focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(toastOf(page, 'İlk 20 dosya aranıyor')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('0 ihale');
});
