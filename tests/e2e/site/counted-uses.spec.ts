import type { Page } from '@playwright/test';
import { beMember, toastOf } from '../support/members-world.ts';
import { expect, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

/*
 * Tasks whose steps are counted: a click, or a line that is typed and sent. docs/first-try.md has all six; the tests of
 * pasted files, of an organisation, of a key and of payments at the desk count the others.
 */

function counter() {
  let steps = 0;
  return {
    step: async (act: () => Promise<unknown>) => {
      steps += 1;
      await act();
    },
    taken: () => steps,
  };
}

const searchBox = (page: Page) => page.getByRole('combobox', { name: /ara$/ }).first();

test('a dealer needs five steps to search, sort as a table and download the file', async ({ page }) => {
  await beMember(page);
  const { step, taken } = counter();
  await open(page, '/');
  await step(async () => {
    await searchBox(page).fill('fiat renault ford 2010 ve üstü');
    await searchBox(page).press('Enter');
  });
  await expect(page.getByRole('link', { name: 'FIAT kriterini kaldır' })).toBeVisible();
  await step(() => page.getByRole('button', { name: 'Tablo', exact: true }).click());
  const table = page.getByRole('table', { name: 'İhaleler' });
  await step(() => table.getByRole('button', { name: 'Muhammen bedel' }).click());
  await expect(table.getByRole('columnheader', { name: 'Muhammen bedel' })).toHaveAttribute('aria-sort', 'ascending');
  const downloading = page.waitForEvent('download');
  await step(() => page.getByRole('button', { name: 'XLSX indir' }).click());
  expect((await downloading).suggestedFilename()).toBe('peyda-ihaleler.xlsx');
  await step(() => table.getByRole('link').first().click());
  await expect(page).toHaveURL(/\/ilan\/\d+$/);
  expect(taken()).toBe(5);
});

test('a search becomes an alert in two steps', BOTH_WIDTHS, async ({ page }) => {
  await beMember(page);
  const { step, taken } = counter();
  await open(page, '/search?category=1&minPrice=500000');
  await step(() => page.getByRole('button', { name: 'Bu arama için uyarı kur' }).click());
  const dialog = page.getByRole('dialog', { name: 'Yeni arama uyarısı' });
  await step(() => dialog.getByRole('button', { name: 'Kaydet' }).click());
  await expect(toastOf(page, 'Uyarı oluşturuldu')).toBeVisible();
  expect(taken()).toBe(2);
});
