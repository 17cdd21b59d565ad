import { listingOf } from '../support/listing-answers.ts';
import { expect, open, test } from '../support/open-page.ts';
import { PHONE_ONLY } from '../support/widths.ts';

test('a finger swipes through the pictures', PHONE_ONLY, async ({ page }) => {
  await open(page, `/ilan/${await listingOf(page, 'category=1&subCategory=Daire')}`);
  const gallery = page.getByRole('region', { name: 'Galeri' });
  await expect(gallery.getByRole('status')).toContainText('1 /');
  const box = await gallery.boundingBox();
  if (!box) throw new Error('No gallery.');
  const touch = await page.context().newCDPSession(page);
  const [from, y] = [box.x + box.width * 0.8, box.y + box.height / 2];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let moved = 25; moved <= 250; moved += 25)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from - moved, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(gallery.getByRole('status')).toContainText('2 /');
  await expect(page).toHaveURL(/\/ilan\/\d+$/);
});
