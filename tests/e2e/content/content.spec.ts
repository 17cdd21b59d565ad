import { expect, expectAccessible, open, test } from '../support/open-page.ts';

const PAGES = [
  '/nasil-calisir',
  '/fiyatlandirma',
  '/kullanim-kosullari',
  '/gizlilik-politikasi',
  '/cerez-politikasi',
  '/kvkk-aydinlatma',
  '/iletisim',
  '/sss',
  '/durum',
  '/yardim-merkezi',
  '/yardim-merkezi/teminat-ve-sureler',
  '/yardim-merkezi/masraflar-ve-vergiler',
  '/contact',
  '/privacy',
  '/terms',
  '/faq',
];

for (const scheme of ['light', 'dark'] as const) {
  for (const address of PAGES) {
    test(`${address} is accessible in ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, address);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectAccessible(page);
    });
  }
}

test('content pages have their own titles and descriptions and stay within 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const address of PAGES) {
    await open(page, address);
    const title = await page.title();
    expect(title, address).toMatch(/^.{4,60} \| Peyda$/);
    titles.add(title);
    descriptions.add((await page.locator('meta[name="description"]').getAttribute('content')) ?? '');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, address).toBe(0);
  }
  expect(titles.size).toBe(PAGES.length);
  expect(descriptions.size).toBe(PAGES.length);
});

test('running text keeps to about 70 characters a line', async ({ page }) => {
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

test('every link of the content pages leads somewhere', async ({ page, request }) => {
  const found = new Set<string>();
  for (const address of [...PAGES, '/yardim-merkezi/ilan-sayfasi']) {
    await open(page, address);
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href'))))
      if (href) found.add(href.split('#')[0] ?? '');
  }
  expect(found.size).toBeGreaterThan(25);
  for (const href of found) expect((await request.get(href)).status(), href).toBe(200);
});

test('search engines read questions and the way to an article', async ({ page }) => {
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

test('a legal text is printed black on white, without the site around it', async ({ page }) => {
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
