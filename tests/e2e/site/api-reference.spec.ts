import { expect, open, test } from '../support/open-page.ts';

// The viewer's sandbox has no storage, which the test set-up's script accesses.
test.use({ allowedErrors: [/sandboxed and lacks the 'allow-same-origin' flag/] });

/** The viewer draws the whole document at once, which takes half a minute on a busy machine. */
const UNTIL_DRAWN = { timeout: 60_000 };

test('the API reference loads all its resources, is in Turkish, and links back to the site', async ({ page }) => {
  test.slow();
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving the previous page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') failed.push(`${request.url()}: ${reason}`);
  });
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Geliştiriciler için API belgeleri' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peyda API' })).toBeVisible(UNTIL_DRAWN);
  await expect(page.getByText('Yanıtlar').first()).toBeVisible();
  // Each sample names the host.
  await expect(page.locator('body')).toContainText(/curl '?http:..localhost/);
  for (const english of ['Configure', 'Share', 'Deploy', 'Responses', 'Default Response', 'Download OpenAPI Document'])
    await expect(page.getByText(english, { exact: true }), english).toHaveCount(0);
  expect(failed).toEqual([]);
  await page.getByRole('link', { name: '← Peyda' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('combobox', { name: /İl, ilçe/ })).toBeVisible();
});
