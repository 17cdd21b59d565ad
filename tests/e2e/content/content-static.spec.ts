import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

/** Follows every link in a part of a page, and expects the heading of its target. */
async function expectLeadsTo(page: Page, address: string, part: string, ways: readonly (readonly [RegExp, RegExp])[]) {
  await open(page, address);
  await expect(region(page, part).getByRole('link')).toHaveCount(ways.length);
  for (const [link, heading] of ways) {
    if (!page.url().endsWith(address)) await open(page, address);
    await region(page, part).getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
}

test('/nasil-calisir explains three steps, each with more to read', async ({ page }) => {
  await open(page, '/nasil-calisir');
  const steps = page.locator('section[aria-labelledby="adimlar"]').getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText([/Arayın/, /İnceleyin/, /Takip edin/]);
  await steps.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/yardim-merkezi\/ilan-sayfasi$/);
});

test('/nasil-calisir leads from a kind of auction to its listings', async ({ page }) => {
  await open(page, '/nasil-calisir');
  const kinds = region(page, 'İhale türleri').getByRole('link');
  await expect(kinds).toHaveCount(3);
  await kinds.filter({ hasText: 'Araç' }).click();
  await expect(page).toHaveURL(/\/search\?category=2/);
  await expect(page.getByRole('heading', { level: 1, name: /ihale/ })).toBeVisible();
});

test('/fiyatlandirma answers questions about paying on cards', async ({ page }) => {
  await open(page, '/fiyatlandirma');
  const cards = region(page, 'Üyelik ve ödeme hakkında').getByRole('heading', { level: 3 });
  await expect(cards).toHaveCount(6);
});

test('/sss has a category for each part of the product and one for all', async ({ page }) => {
  await open(page, '/sss');
  for (const name of ['Hesap', 'Abonelik ve ödeme', 'Platform kullanımı', 'Teknik destek', 'Genel']) {
    const category = page.getByRole('link', { name: new RegExp(`^${name}`) });
    await category.click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(category).toHaveAttribute('aria-current', 'true');
    expect(await page.locator('details[name="sss"]').count()).toBeGreaterThan(2);
  }
});

test('/yardim-merkezi offers the next steps and says when support can be reached', async ({ page }) => {
  await expectLeadsTo(page, '/yardim-merkezi', 'Hızlı işlemler', [
    [/İhale arayın/, /ihale/],
    [/Sıkça sorulan sorular/, /Sıkça Sorulan Sorular/],
    [/Fiyatlandırma/, /Fiyatlandırma/],
    [/Bize yazın/, /İletişim/],
  ]);
  await open(page, '/yardim-merkezi');
  await expect(region(page, 'Destek')).toContainText('09.00–18.00');
  await expect(region(page, 'Destek')).toContainText('09.00–13.00');
});

test('/iletisim names departments, ways to reach us and where to go on', async ({ page }) => {
  await open(page, '/iletisim');
  for (const name of ['Destek', 'Üyelik ve ödeme', 'Kurumsal', 'Kişisel veriler'])
    await expect(region(page, 'Bölümler').getByRole('heading', { name, exact: true })).toBeVisible();
  const details = region(page, 'İletişim bilgileri');
  for (const text of ['Telefon', 'Adres', '09.00–18.00']) await expect(details).toContainText(text);
  // Without a phone number, live support is the form.
  await details.getByRole('link', { name: /Canlı destek|Destek için mesaj yazın/ }).click();
  await expect(page.getByRole('heading', { name: 'Mesajınız' })).toBeInViewport();
  await expectLeadsTo(page, '/iletisim', 'Hızlı bağlantılar', [
    [/İhale arayın/, /ihale/],
    [/Yardım merkezi/, /Yardım Merkezi/],
    [/Sıkça sorulan sorular/, /Sıkça Sorulan Sorular/],
    [/Fiyatlandırma/, /Fiyatlandırma/],
  ]);
});

test('/contact says hours and address, and links to the short and long pages', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  for (const text of ['09.00–18.00', 'Adres', 'Destek hattı']) await expect(main).toContainText(text);
  for (const href of ['/help', '/faq', '/terms', '/privacy', '/kvkk', '/cookies'])
    await expect(main.locator(`a[href="${href}"]`)).toHaveCount(1);
  await main.getByRole('link', { name: 'Mesaj formuna gidin' }).click();
  await expect(page).toHaveURL(/\/iletisim#form$/);
});

test(
  'legal pages show their tables and rights, and their contents lead to each part',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await open(page, '/cerez-politikasi');
    await expect(page.getByRole('table')).toHaveCount(3);
    await open(page, '/kvkk-aydinlatma');
    await expect(page.getByRole('table').nth(1)).toContainText('Ödeme kayıtları');
    await expect(page.getByRole('table').nth(1)).toContainText('10 yıl');
    await expect(page.getByText('kişisel verinizin işlenip işlenmediğini öğrenmek', { exact: false })).toBeVisible();
    if (isMobile) await page.getByText('Bu sayfada').first().click();
    await page.getByRole('link', { name: 'Haklarınız' }).first().click();
    await expect(page.getByRole('heading', { name: 'Haklarınız' })).toBeInViewport();
  },
);
