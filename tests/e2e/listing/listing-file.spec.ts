import { listingFilePath } from '#shared/reports/listing-file-name.ts';
import { listingOf } from '../support/listing-answers.ts';
import { expect, open, test } from '../support/open-page.ts';
import { answerAccount, dialogOf, inDays, signIn } from '../support/subscription-world.ts';

test('a visitor who requests a listing’s PDF is shown which plan includes it', async ({ page }) => {
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  await page.getByRole('button', { name: 'İlan dosyasını indir (PDF)' }).press('Enter');
  await expect(dialogOf(page)).toContainText('premium üyelikle açılır');
});

test.describe('premium', () => {
  test.use({ allowedErrors: [/status of 503/] });

  test('saves a listing’s PDF by keyboard, and sees a message if it cannot be made', async ({ page }) => {
    const id = await listingOf(page, 'category=1');
    const path = `**${listingFilePath(id, 'pdf')}`;
    await signIn(page);
    await answerAccount(page, {
      get: { body: { isPremium: true, trialUsed: true, subscriptionEndDate: inDays(20) } },
    });
    await page.route(path, (route) => route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }));
    await open(page, `/ilan/${id}`);
    const button = page.getByRole('button', { name: 'İlan dosyasını indir (PDF)' });
    const saved = page.waitForEvent('download');
    await button.press('Enter');
    expect((await saved).suggestedFilename()).toBe(`peyda-ilan-${id}-dosyasi.pdf`);
    await page.unroute(path);
    await page.route(path, (route) => route.fulfill({ status: 503, json: { message: 'Şimdi olmuyor.' } }));
    await button.press('Enter');
    await expect(page.getByText('Dosya indirilemedi.', { exact: true })).toBeVisible();
  });
});
