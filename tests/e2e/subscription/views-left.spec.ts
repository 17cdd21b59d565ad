import { expect, open, test } from '../support/open-page.ts';

test('near the free plan’s limit every tab shows how many listings are left', async ({ page, context }) => {
  await open(page, '/search');
  const links = page.getByRole('list', { name: 'İhaleler' }).locator('.listing-link');
  const addresses = await links.evaluateAll((found) =>
    found.slice(0, 3).map((link) => link.getAttribute('href') ?? ''),
  );
  const line = (left: number) => new RegExp(`^Bugün ${left} ilan daha açabilirsiniz`);
  const tabs = [];
  for (const [at, address] of addresses.entries()) {
    const tab = await context.newPage();
    await open(tab, address);
    await expect(tab.getByText(line(4 - at))).toBeVisible();
    tabs.push(tab);
    if (at === 0) await expect(page.getByText(/ilan daha açabilirsiniz/)).toHaveCount(0);
  }
  for (const tab of [page, ...tabs]) await expect(tab.getByText(line(2)).first()).toBeVisible();
  // A tab that is opened later asks the other tabs.
  const later = await context.newPage();
  await open(later, '/search');
  await expect(later.getByText(line(2))).toBeVisible();
});
