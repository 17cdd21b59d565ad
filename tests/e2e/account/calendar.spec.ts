import { anyListing, beMember } from '../support/members-world.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

test(
  'the calendar shows saved listings, is reached by keyboard, and can be subscribed to at a secret address',
  BOTH_WIDTHS,
  async ({ page }) => {
    const { token } = await beMember(page);
    const listing = await anyListing(page);
    const headers = { authorization: `Bearer ${token}` };
    await page.request.post('/api/user/saved-ads', { headers, data: { propertyId: listing.id } });
    const end = new Date(listing.endDate ?? '');
    const day = new Date(end.getTime() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);

    await open(page, `/takvim?day=${day}`);
    const chosen = page.getByRole('button', { pressed: true });
    await expect(chosen).toHaveAccessibleName(/ [1-9]\d* tarih$/);
    await expect(page.getByRole('link', { name: /İhale bitiyor/ })).toHaveAttribute('href', `/ilan/${listing.id}`);
    await expectAccessible(page);
    await chosen.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).not.toHaveURL(new RegExp(day));
    await expect(page.getByRole('button', { pressed: true })).toBeFocused();

    await page.getByText('Hafta', { exact: true }).click();
    await expect(page).toHaveURL(/layout=week/);
    await expectAccessible(page);
    await page.getByText('Liste', { exact: true }).click();
    await expect(page.getByRole('link', { name: /Nakit teminat|İhale bitiyor/ }).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Takvimime bağla' }).click();
    const address = await page.getByText(/\/takvim\/[\w-]{43}\.ics$/).innerText();
    const feed = await page.request.get(address);
    expect(await feed.text()).toContain(`UID:${listing.id}-`);
    await page.getByRole('button', { name: 'Adresi kapat' }).click();
    await expect(page.getByRole('button', { name: 'Takvimime bağla' })).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  },
);
