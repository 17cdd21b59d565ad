import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { beOperator } from '../support/seated-operator.ts';
import { introduce, log, openPanel, panel, write } from '../support/support-world.ts';
import { PHONE_ONLY } from '../support/widths.ts';

test('a visitor asks from a listing, an operator answers, both see it at once, and the visitor rates', async ({
  page,
  browser,
}) => {
  const [listing] = await (await page.request.get('/api/properties?limit=1')).json();
  await open(page, `/ilan/${listing.id}`);
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Görüşmeyi başlat' }).click();
  await expect(panel(page).getByText('Adınızı yazın.')).toBeVisible();
  await introduce(page, 'Nurcihan Bozoklar');
  await expect(panel(page).getByLabel(`${listing.id} numaralı ilan hakkında yazıyorum`)).toBeChecked();
  const question = `Teminat ne zaman yatırılır? ${Date.now()}`;
  await write(page, question);

  const desk = await browser.newPage();
  await beOperator(desk, 'destek');
  await open(desk, '/yonetim/destek');
  await desk.getByLabel('Görüşme ara').fill(question.toLocaleUpperCase('tr'));
  await desk.getByRole('button', { name: 'Listele' }).click();
  const rows = desk.getByRole('list', { name: 'Görüşmeler' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`ilan ${listing.id}`);
  await expect(rows).toContainText('Ziyaretçi');
  await expect(rows).not.toContainText('Nurcihan');
  await expectAccessible(desk);
  await rows.getByRole('link').click();
  await expect(log(desk).getByText(question)).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Kişi' })).toContainText('Nurcihan Bozoklar');
  await expect(panel(page).getByText('Okundu.')).toBeVisible();
  await expectAccessible(desk);

  await desk.getByLabel('Mesajınız').pressSequentially('Bi');
  await expect(panel(page).getByText('Destek yazıyor…')).toBeVisible();
  await write(desk, 'İhale bitmeden önceki akşam 23.30’a kadar.');
  await expect(log(page).getByText('İhale bitmeden önceki akşam 23.30’a kadar.')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Aramızda' })).toContainText('Görüşme sizde.');
  await desk.getByLabel('Not').fill('Teminatı anlattım.');
  await desk.getByRole('button', { name: 'Notu yaz' }).click();
  await expect(desk.getByRole('list', { name: 'Notlar' })).toContainText('Teminatı anlattım.');

  // A message that arrives while the panel is closed is shown once when it opens.
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await write(desk, 'Başka sorunuz var mı?');
  await page.reload();
  await page.getByRole('link', { name: 'Yardım 1 yeni mesaj' }).click();
  await expect(log(page).getByText('Başka sorunuz var mı?')).toHaveCount(1);
  await expect(log(page).getByRole('listitem')).toHaveCount(3);

  await desk.getByRole('button', { name: 'Görüşmeyi kapat' }).click();
  await panel(page).getByRole('button', { name: '5 üzerinden 4' }).click();
  await expect(panel(page).getByText('Teşekkür ederiz.')).toBeVisible();
  await expect(desk.getByText('Kişinin puanı: 5 üzerinden 4.')).toBeVisible();
  await desk.close();
});

test('a ready-made answer is inserted into the reply', async ({ page }) => {
  const title = `Selam ${Date.now()}`;
  await beOperator(page, 'destek');
  const data = { name: 'Ali', email: 'ali@ornek.example', subject: 'Konu', message: title };
  await page.request.post('/api/contact', { data });
  await open(page, '/yonetim/destek');
  await page.getByRole('link', { name: 'Hazır yanıtlar' }).click();
  const added = page.getByRole('region', { name: 'Yeni hazır yanıt' });
  await added.getByRole('button', { name: 'Ekle' }).click();
  await expect(added.getByText('Başlığı yazın.')).toBeVisible();
  await added.getByLabel('Başlık').fill(title);
  await added.getByLabel('Yanıt').fill('Merhaba, nasıl yardımcı olabiliriz?');
  await added.getByRole('button', { name: 'Ekle' }).click();
  await expect(page.getByRole('region', { name: title })).toBeVisible();
  await expectAccessible(page);
  await open(page, `/yonetim/destek?state=all&q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: /^Form mesajı/ }).click();
  await page.getByLabel('Hazır yanıt ekle').selectOption({ label: title });
  await expect(page.getByLabel('Mesajınız')).toHaveValue('Merhaba, nasıl yardımcı olabiliriz?');
});

test(
  'on a phone help is a sheet over the listing; Back closes it and typed text is kept',
  PHONE_ONLY,
  async ({ page }) => {
    await open(page, '/search');
    await page.getByRole('list', { name: 'İhaleler' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/ilan\/\d+/);
    await page.getByRole('dialog').getByRole('link', { name: 'Yardım', exact: true }).click();
    await expectAccessible(page);
    await introduce(page, 'Işıl');
    await page.getByLabel('Mesajınız').fill('Yarım kalan');
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/ilan\/\d+/);
    await page.getByRole('dialog').getByRole('link', { name: 'Yardım', exact: true }).click();
    await expect(panel(page).getByLabel('Mesajınız')).toHaveValue('Yarım kalan');
    await panel(page).getByRole('button', { name: 'Gönder' }).click();
    await expect(log(page).getByText('Yarım kalan')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await expectAccessible(page);
  },
);

test('the panel’s code is loaded only when it is opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all([...new Set(scripts)].map(async (url) => (await page.request.get(url)).text()));
  expect(bodies.filter((body) => body.includes('/api/support'))).toEqual([]);
  const before = scripts.length;
  await openPanel(page);
  await expect(panel(page).getByLabel('Adınız')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});
