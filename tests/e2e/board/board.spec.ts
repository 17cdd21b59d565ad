import type { Page } from '@playwright/test';
import { beMember, toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, open, reload, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

type Found = { properties: { id: number; title: string }[] };

/** A member who has saved two listings. */
async function saveTwo(page: Page): Promise<number[]> {
  const { token } = await beMember(page);
  const answer = await page.request.get('/api/properties/search?sort=endDate');
  const ids = ((await answer.json()) as Found).properties.slice(0, 2).map(({ id }) => id);
  const headers = { authorization: `Bearer ${token}` };
  for (const propertyId of ids) await page.request.post('/api/user/saved-ads', { headers, data: { propertyId } });
  return ids;
}

test(
  'a listing on the board is noted, bid for, won and compared, all by keyboard',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    const [first, second] = await saveTwo(page);
    await open(page, '/pano');
    await expect(page.getByRole('button', { name: /^Kartı aç/ })).toHaveCount(2);
    await expectAccessible(page);

    const opener = page.getByRole('button', { name: /^Kartı aç/ }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Notlar' }).fill('Çatısı akıyor, kapıcıyla konuş.');
    await expect(dialog.getByText('Kaydedildi')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'En yüksek teklifim' }).fill('1.250.000,50');
    await dialog.getByRole('textbox', { name: 'Yeni etiket' }).fill('köşe');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'köşe etiketini kaldır' })).toBeVisible();
    const seen = dialog.getByRole('checkbox').first();
    await seen.focus();
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('heading', { name: /^Kontrol listesi \(1 \// })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    const stage = page.getByRole('combobox', { name: /^Aşama: / }).first();
    const moved = page.locator(`#${await stage.getAttribute('id')}`);
    await stage.selectOption({ label: 'Teklif verdim' });
    // The card is re-created in its new column; the focus stays on it, or moves to the board on a phone.
    await expect(isMobile ? page.getByRole('region', { name: 'Pano' }) : moved).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Teklif verdim aşamasına taşındı' })).toHaveCount(1);
    await reload(page);
    if (isMobile) await page.getByRole('button', { name: /^Teklif verdim/ }).click();
    const column = page.getByRole('region', { name: 'Teklif verdim' });
    await expect(column.getByText('Çatısı akıyor, kapıcıyla konuş.')).toBeVisible();
    await expect(column.getByText('₺1.250.000,50')).toBeVisible();

    if (!isMobile) {
      const deposited = page.getByRole('region', { name: 'Teminat yatırdım' });
      await column.getByText('Çatısı akıyor').hover();
      await page.mouse.down();
      // Chromium reports the drop target only at the second move over it.
      for (let times = 0; times < 2; times += 1) await deposited.getByRole('heading').hover();
      await page.mouse.up();
      await expect(deposited.getByText('Çatısı akıyor, kapıcıyla konuş.')).toBeVisible();
    }

    await open(page, '/pano?layout=list');
    await page
      .getByRole('combobox', { name: /^Aşama: / })
      .first()
      .selectOption({ label: 'Kazandım' });
    await expect(page.getByRole('link', { name: 'Kazandıktan sonra yapılacaklar' })).toBeVisible();
    await page.getByRole('button', { name: 'İlan seç' }).click();
    const boxes = page.getByRole('checkbox', { name: /^Seç: / });
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await box.check();
    await page.getByRole('region', { name: 'Seçilen ilanlar' }).getByRole('button', { name: 'Karşılaştır' }).click();
    await expect(page).toHaveURL(new RegExp(`ilanlar=(${first}(,|%2C)${second}|${second}(,|%2C)${first})`));
    const table = page.getByRole('table');
    // A notice that contradicts itself has a second row for the value.
    await expect(table.getByRole('rowheader', { name: /^Muhammen bedel/ }).first()).toBeVisible();
    await expect(table.getByRole('rowheader', { name: /^Açılış bedeli/ })).toBeVisible();
    await expectAccessible(page);
  },
);

test('all cards are selected and moved to another stage together', BOTH_WIDTHS, async ({ page, isMobile }) => {
  await saveTwo(page);
  await open(page, '/pano');
  await page.getByRole('button', { name: 'İlan seç' }).click();
  const bar = page.getByRole('region', { name: 'Seçilen ilanlar' });
  await bar.getByRole('button', { name: 'Tümünü seç (2)' }).click();
  await expectAccessible(page);
  await bar.getByRole('combobox', { name: 'Seçilenlerin aşaması' }).selectOption({ label: 'İnceliyorum' });
  await expect(bar).toHaveCount(0);
  await expect(toastOf(page, '2 ilan “İnceliyorum” aşamasında')).toBeVisible();
  await reload(page);
  if (isMobile) await page.getByRole('button', { name: /^İnceliyorum/ }).click();
  const column = page.getByRole('region', { name: 'İnceliyorum' });
  await expect(column.getByRole('button', { name: /^Kartı aç/ })).toHaveCount(2);
  // Clicking anywhere on a card opens it.
  await column.getByText('Muhammen bedel').first().click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Notlar' })).toBeVisible();
});

test('notes edited in two windows are overwritten only after a confirmation', async ({ page, context }) => {
  await saveTwo(page);
  await open(page, '/pano?layout=table');
  const other = await context.newPage();
  await open(other, '/pano?layout=table');
  for (const window of [page, other])
    await window
      .getByRole('button', { name: /^Kartı aç/ })
      .first()
      .click();
  const notesOf = (window: Page) => window.getByRole('dialog').getByRole('textbox', { name: 'Notlar' });
  await notesOf(page).fill('birinci pencereden');
  await expect(page.getByRole('dialog').getByText('Kaydedildi')).toBeVisible();
  await notesOf(other).fill('ikinci pencereden');
  await other.getByRole('button', { name: 'Yazdığımı kaydet' }).click();
  await expect(other.getByRole('dialog').getByText('Kaydedildi')).toBeVisible();
  await reload(other);
  await other
    .getByRole('button', { name: /^Kartı aç/ })
    .first()
    .click();
  await expect(notesOf(other)).toHaveValue('ikinci pencereden');
});

test('a comparison starts from a listing and is extended by file number or from saved listings', async ({ page }) => {
  const [first, second] = await saveTwo(page);
  await open(page, `/ilan/${first}`);
  await page.getByRole('link', { name: 'Başka ilanlarla karşılaştır' }).click();
  await expect(page.getByText('Yanına en az bir ilan daha ekleyin.')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'İhale no, dosya no veya bağlantı' });
  await field.fill('bir ilan');
  await field.press('Enter');
  await expect(page.getByText('Bu numarayla süren bir ilan bulunamadı.', { exact: false })).toBeVisible();
  const { auctionId } = (await (await page.request.get(`/api/properties/${second}`)).json()) as { auctionId: string };
  await field.fill(auctionId);
  await field.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page
    .getByRole('link', { name: /^Karşılaştırmadan çıkar/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`ilanlar=${second}$`));
  await page.getByRole('list', { name: 'Eklenebilecek kaydedilen ilanlar' }).getByRole('link').first().click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('a comparison of listings that cannot be compared says why', async ({ page }) => {
  await open(page, '/karsilastir?ilanlar=1,2,3,4,5');
  await expect(page.getByText('Bu adresteki ilanlar karşılaştırılamıyor.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Panoya gidin' })).toBeVisible();
});

test('two listings are compared side by side on a phone', async ({ page }) => {
  const ids = await saveTwo(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, `/karsilastir?ilanlar=${ids.join(',')}`);
  // Identical rows can be shown on demand.
  const short = page.getByRole('checkbox', { name: 'Yalnızca farklılar' });
  await expect(short).toBeChecked();
  const rows = await page.getByRole('row').count();
  await short.uncheck();
  expect(await page.getByRole('row').count()).toBeGreaterThan(rows);
  const row = page.getByRole('row', { name: /^Türü/ });
  await expect(row.getByRole('cell')).toHaveCount(2);
  await expect(row.getByRole('cell').nth(1)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
