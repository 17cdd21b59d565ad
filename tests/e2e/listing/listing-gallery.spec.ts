import { listingOf } from '../support/listing-answers.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

test('pictures are stepped through by keys, picked and looked at in full', BOTH_WIDTHS, async ({ page, isMobile }) => {
  await open(page, `/ilan/${await listingOf(page, 'category=1&subCategory=Daire')}`);
  const gallery = page.getByRole('region', { name: 'Galeri' });
  const count = await gallery.getByRole('group', { name: 'Görseller' }).getByRole('img').count();
  expect(count).toBeGreaterThan(1);
  const counter = gallery.getByRole('status');
  await expect(counter).toContainText(`1 / ${count}`);
  await gallery.getByRole('group', { name: 'Görseller' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(counter).toContainText(`2 / ${count}`);
  await page.keyboard.press('End');
  await expect(counter).toContainText(`${count} / ${count}`);
  await page.keyboard.press('Home');
  await expect(counter).toContainText(`1 / ${count}`);
  if (!isMobile) {
    await gallery.getByRole('button', { name: '2. görsel' }).click();
    await expect(counter).toContainText(`2 / ${count}`);
  }
  await gallery.getByRole('button', { name: 'Görselleri tam ekranda göster' }).click();
  const full = page.getByRole('dialog', { name: 'Görseller' });
  await expect(full.getByRole('status')).toContainText(`${isMobile ? 1 : 2} / ${count}`);
  await page.keyboard.press('End');
  await expect(full.getByRole('status')).toContainText(`${count} / ${count}`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(full).toHaveCount(0);
});

test(
  'a full-screen picture is enlarged by a double tap or a button, and follows the finger',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await open(page, `/ilan/${await listingOf(page, 'category=1&subCategory=Daire')}`);
    await page.getByRole('button', { name: 'Görselleri tam ekranda göster' }).click();
    const full = page.getByRole('dialog', { name: 'Görseller' });
    const picture = full.getByRole('img').first();
    const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
    const small = await widthOf();
    await full.getByRole('button', { name: 'Görseli büyüt' }).click();
    await expect.poll(widthOf).toBeGreaterThan(small * 1.9);
    await expectAccessible(page);
    await full.getByRole('button', { name: 'Görseli küçült' }).click();
    await expect.poll(widthOf).toBe(small);
    if (isMobile) for (const _ of [1, 2]) await picture.tap();
    else await picture.dblclick();
    await expect.poll(widthOf).toBeGreaterThan(small * 1.9);
    await page.keyboard.press('Escape');
    await expect(full).toHaveCount(0);
  },
);
