import { expect, open, test } from '../support/open-page.ts';

test('running text has about 70 characters per line', async ({ page }) => {
  for (const address of ['/gizlilik-politikasi', '/yardim-merkezi/muhammen-bedel']) {
    await open(page, address);
    const longest = await page
      .locator('article p')
      .filter({ hasText: /.{200}/ })
      .first()
      .evaluate((paragraph) => {
        const lineCount =
          paragraph.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(paragraph).lineHeight);
        return (paragraph.textContent ?? '').length / Math.round(lineCount);
      });
    expect(longest, address).toBeLessThanOrEqual(72);
  }
});

test('the footer leads to every page of the specification', async ({ page }) => {
  await open(page, '/terms');
  const footer = page.getByRole('contentinfo');
  for (const [name, heading] of [
    ['Nasıl çalışır?', 'Nasıl Çalışır?'],
    ['Fiyatlandırma', 'Fiyatlandırma'],
    ['Kullanım koşulları', 'Kullanım Koşulları'],
    ['Gizlilik politikası', 'Gizlilik Politikası'],
    ['Çerez politikası', 'Çerez Politikası'],
    ['KVKK aydınlatma metni', 'KVKK Aydınlatma Metni'],
    ['İletişim', 'İletişim'],
    ['Sıkça sorulan sorular', 'Sıkça Sorulan Sorular'],
    ['Yardım merkezi', 'Yardım Merkezi'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('short addresses lead to their pages (D10)', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('link', { name: /^Yardım merkezi Adım adım/ }).click();
  await expect(page).toHaveURL(/\/yardim-merkezi$/);
  await page.goto('/kvkk');
  await expect(page).toHaveURL(/\/kvkk-aydinlatma$/);
  await page.goto('/cookies');
  await expect(page).toHaveURL(/\/cerez-politikasi$/);
});

test('search engines can read the questions and the breadcrumb of an article', async ({ page }) => {
  const dataOf = async (address: string): Promise<Record<string, unknown>> => {
    await open(page, address);
    return JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  };
  const questions = await dataOf('/faq');
  expect(questions).toMatchObject({ '@type': 'FAQPage' });
  expect(questions.mainEntity).toHaveLength(10);
  expect(await dataOf('/sss')).toMatchObject({ '@type': 'FAQPage' });
  expect(await dataOf('/yardim-merkezi/belgeler')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { name: 'Yardım merkezi' }, { name: 'Belgeleri görüntüleme ve indirme' }],
  });
});

test('a legal text is printed black on white, without the page frame', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/kvkk-aydinlatma');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Yazdır' })).toBeHidden();
  expect(
    await page
      .locator('article p')
      .first()
      .evaluate((element) => getComputedStyle(element).color),
  ).toMatch(/^(?:rgb\(0, 0, 0\)|rgb\(34, 34, 34\))$/);
});
