import { companySchema } from '#shared/contact.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, open, test } from '../support/open-page.ts';
import {
  dialogOf,
  inDays,
  storedState,
  storeState,
  upgradeButton,
  watchWarnings,
} from '../support/subscription-world.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

/** A company without details, while the launch lasts. */
const LAUNCH = {
  ...Object.fromEntries(Object.keys(companySchema.shape).map((field) => [field, null])),
  sendsMail: true,
  sendsTexts: false,
  providers: { hosting: null, mail: null, sms: null, model: null, reader: null, payment: null, invoice: null },
  hasPriorityPhone: false,
  lawToConfirm: [],
  launchEndsOn: '2027-06-30',
};
const CONTACT = { ...LAUNCH, supportEmail: 'destek@peyda.example', supportPhone: '0850 000 00 00' };

test('the offer says what premium brings, what it costs and what can be done', async ({ page }) => {
  await open(page, '/search');
  await upgradeButton(page).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Subscription Upgrade')).toHaveAttribute('lang', 'en');
  await expect(dialog.getByRole('heading', { name: 'Tam Erişimi Açın' })).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription('Tam mülk detaylarını ve iletişim bilgilerini edinin');
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  await expect(dialog.getByText('₺29,99', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Lansman fiyatı')).toBeVisible();
  await expect(dialog.getByText(/^\d\d\.\d\d\.\d{4} gününün sonuna kadar; liste fiyatı ayda ₺99/)).toBeVisible();
  await expect(dialog.getByText('Son 30 gündeki en düşük aylık fiyat: ₺29,99', { exact: true })).toBeVisible();
  await expect(dialog.locator('s, del')).toHaveCount(0);
  await expect(dialog.getByRole('button').first()).toHaveText('7 gün ücretsiz deneyin');
  await dialog.getByRole('button', { name: 'Sınırlı erişimle devam et' }).click();
  await expect(dialog).toBeHidden();
  // Nothing has started, so nothing is stored.
  expect(
    await page.evaluate(() => [localStorage.getItem('user_subscription_state'), localStorage.getItem('device_id')]),
  ).toEqual([null, null]);
});

test(
  'who has had the trial is offered a subscription, and told that none can be paid for yet',
  BOTH_WIDTHS,
  async ({ page }) => {
    await page.route('**/api/company', (route) => route.fulfill({ json: CONTACT }));
    await storeState(page, { isPremium: false, trialUsed: true });
    await open(page, '/search');
    await upgradeButton(page).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('button', { name: /ücretsiz deneyin/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Şimdi abone olun · ₺29,99/ay' }).click();
    await expect(dialog.getByText('Çevrim içi ödeme henüz açık değil.')).toBeInViewport();
    await expect(dialog.getByRole('link', { name: CONTACT.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${CONTACT.supportEmail}`,
    );
    await expect(dialog.getByRole('link', { name: CONTACT.supportPhone })).toHaveAttribute('href', 'tel:08500000000');
    expect(await storedState(page)).toMatchObject({ isPremium: false, trialUsed: true });
    await expectAccessible(page);
  },
);

test('without contact details the payment notice still appears, and links to the form with its subject', async ({
  page,
}) => {
  await page.route('**/api/company', (route) =>
    route.fulfill({ json: { ...LAUNCH, supportEmail: null, supportPhone: null } }),
  );
  await storeState(page, { isPremium: false, trialUsed: true });
  await open(page, '/search');
  await upgradeButton(page).click();
  await dialogOf(page)
    .getByRole('button', { name: /^Şimdi abone olun/ })
    .click();
  await expect(dialogOf(page).getByText('Çevrim içi ödeme henüz açık değil.')).toBeVisible();
  await dialogOf(page).getByRole('link', { name: 'Üyelik için bize yazın' }).click();
  await expect(page).toHaveURL(/\/iletisim\?konu=Premium/);
  await expect(page.getByRole('textbox', { name: 'Konu' })).toHaveValue('Premium üyelik');
  await expect(dialogOf(page)).toBeHidden();
});

test(
  'a running trial says how long it lasts, in the header and in the dialog',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await page.route('**/api/company', (route) => route.fulfill({ json: CONTACT }));
    await storeState(page, { isPremium: true, trialUsed: false, trialStartDate: inDays(-2.5) });
    await open(page, '/search');
    await expect(upgradeButton(page)).toHaveText(isMobile ? /5 gün/ : 'Deneme: 5 gün');
    await upgradeButton(page).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('heading', { name: 'Premium Deneme Aktif' })).toBeVisible();
    await expect(dialog.getByText('5 gün kaldı')).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription('Şu anda tüm premium özelliklerden faydalanıyorsunuz');
    await dialog.getByRole('button', { name: 'Hemen yükseltin · ₺29,99/ay' }).click();
    await expect(dialog.getByText('Çevrim içi ödeme henüz açık değil.')).toBeInViewport();
    await dialog.getByRole('button', { name: 'Kapat' }).first().click();
    await expect(dialog).toBeHidden();
  },
);

test('a paying member sees until when', async ({ page }) => {
  await storeState(page, { isPremium: true, trialUsed: true, subscriptionEndDate: '2027-03-08T09:00:00.000Z' });
  await open(page, '/search');
  await page.getByRole('button', { name: 'Premium üyeliğiniz' }).click();
  await expect(dialogOf(page).getByText('08.03.2027 tarihine kadar geçerli')).toBeVisible();
});

test('an expired trial ends on load', async ({ page }) => {
  await storeState(page, { isPremium: true, trialUsed: false, trialStartDate: inDays(-7.1) });
  await open(page, '/search');
  await expect.poll(() => storedState(page)).toMatchObject({ isPremium: false, trialUsed: false });
  await upgradeButton(page).click();
  await expect(dialogOf(page).getByRole('button', { name: /^Şimdi abone olun/ })).toBeVisible();
});

test('a corrupt state is logged and reset', async ({ page }) => {
  const warnings = watchWarnings(page);
  await storeState(page, '{"isPremium":"yes"');
  await open(page, '/search');
  await expect.poll(() => storedState(page)).toMatchObject({ isPremium: false, trialUsed: false });
  expect(warnings).toEqual(['The stored subscription is corrupt and was reset.']);
});

test('by the keyboard alone: opened, kept inside, closed by Escape, and back where it was', async ({ page }) => {
  await open(page, '/search');
  await upgradeButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toBeFocused();
  for (const name of ['7 gün ücretsiz deneyin', 'Sınırlı erişimle devam et', 'Kapat', '7 gün ücretsiz deneyin']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Kapat' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(upgradeButton(page)).toBeFocused();
});

const VARIANTS = {
  'the offer': { isPremium: false, trialUsed: false },
  'the running trial': { isPremium: true, trialUsed: false, trialStartDate: inDays(-1) },
  'the paid subscription': { isPremium: true, trialUsed: true, subscriptionEndDate: inDays(90) },
};

for (const [name, state] of Object.entries(VARIANTS)) {
  test(`${name} is accessible in light and dark at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await storeState(page, state);
    await open(page, '/search');
    await upgradeButton(page).click();
    // The first button is reachable without scrolling.
    await expect(dialogOf(page).getByRole('button').first()).toBeInViewport({ ratio: 1 });
    await expectAccessibleInBothThemes(page);
  });
}

test.describe('when its code cannot be loaded', () => {
  test.use({ allowedErrors: [/Failed to load resource|ERR_/] });
  test('says so, and opens once the connection is back', async ({ page }) => {
    await open(page, '/search');
    await page.route('**/assets/subscription-dialog*', (route) => route.abort());
    await upgradeButton(page).click();
    await expect(page.getByText('Lütfen internet bağlantınızı kontrol edin.', { exact: true })).toBeVisible();
    await page.unroute('**/assets/subscription-dialog*');
    await upgradeButton(page).click();
    await expect(dialogOf(page)).toBeVisible();
  });
});
