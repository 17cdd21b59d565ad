import { expect, open, test } from '../support/open-page.ts';
import { introduce, log, openPanel, panel, write } from '../support/support-world.ts';

// Browsers log failed calls in the console.
test.use({ allowedErrors: [/ERR_FAILED/] });

test('messages still arrive while the stream is interrupted, each once', async ({ page }) => {
  await page.route('**/api/support/stream*', (route) => route.abort());
  await open(page, '/');
  await openPanel(page);
  await introduce(page, 'Ali');
  await write(page, 'Bir');
  await write(page, 'İki');
  await expect(panel(page).getByText('Canlı bağlantı kesildi')).toBeVisible();
  await expect(log(page).getByRole('listitem')).toHaveCount(2);
  await page.unroute('**/api/support/stream*');
  await expect(panel(page).getByText('Canlı bağlantı kesildi')).toHaveCount(0);
  await write(page, 'Üç');
  await expect(log(page).getByRole('listitem')).toHaveCount(3);
});
