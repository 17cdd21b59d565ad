import { newEmail, PASSWORD, toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, open } from '../support/open-page.ts';
import { test } from '../support/organisation-world.ts';
import { dialogOf, upgradeButton } from '../support/subscription-world.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

// Browsers log the 403 for a request before the address is confirmed in the console.
test.use({ allowedErrors: [/status of 403/] });

test(
  'a new member reads what the trial waits for beside its button, and the mailed link begins it (D46)',
  BOTH_WIDTHS,
  async ({ page, office }) => {
    const email = newEmail();
    await open(page, '/login');
    await page.getByRole('tab', { name: 'Üye ol' }).click();
    await expect(page.getByText(/Adresinize bir onay bağlantısı göndereceğiz/)).toBeVisible();
    await page.getByLabel('E-posta').fill(email);
    await page.getByLabel('Cep telefonu').fill(`0537${String(Date.now()).slice(-7)}`);
    await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Şifre (yeniden)').fill(PASSWORD);
    await page.getByRole('button', { name: 'Üye ol', exact: true }).click();
    await expect(page).not.toHaveURL(/login/);

    await open(page, '/search');
    await upgradeButton(page).click();
    const dialog = dialogOf(page);
    const notice = dialog.getByRole('status');
    await expect(notice).toHaveText(
      `Deneme, e-posta adresinizi onayladığınızda başlar. Bağlantıyı ${email} adresine gönderdik.`,
    );
    // Nothing covers the sentence: it stays beside the buttons, whatever the scroll position of the offer.
    const covered = await notice.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return !element.contains(found) || top < 0 || top + height > innerHeight;
    });
    expect(covered).toBe(false);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: '7 gün ücretsiz deneyin' }).click();
    await expect(notice).toHaveText(`Denemeniz hazır: ${email} adresine gönderdiğimiz bağlantıyı açtığınızda başlar.`);
    await dialog.getByRole('button', { name: 'Yeniden gönder' }).click();
    await expect(toastOf(page, 'Onay bağlantısını e-posta adresinize gönderdik.')).toBeVisible();

    await open(page, await office.mailedLink(email, '/e-posta-onayla'));
    await expect(
      page.getByText('E-posta adresiniz onaylandı. 7 günlük ücretsiz denemeniz başladı.', { exact: false }),
    ).toBeVisible();
    await expect(upgradeButton(page)).toHaveText(/7 gün/);
  },
);
