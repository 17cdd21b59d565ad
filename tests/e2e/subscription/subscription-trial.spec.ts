import { DETAIL_CALL, listingOf, UNLOCKED } from '../support/listing-answers.ts';
import { expect, open, reload, test } from '../support/open-page.ts';
import {
  answerAccount,
  answerTrial,
  dialogOf,
  inDays,
  signIn,
  storedState,
  storeState,
  upgradeButton,
  watchWarnings,
} from '../support/subscription-world.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const TRY = '7 gün ücretsiz deneyin';
const USED = 'Bu cihazda ücretsiz deneme daha önce kullanılmış.';

test.use({ allowedErrors: [/Failed to load resource/] });

test('a visitor starts the trial once, and the dialog closes', async ({ page }) => {
  const start = new Date().toISOString();
  const seen = await answerTrial(page, { body: { isPremium: true, trialUsed: false, trialStartDate: start } });
  await open(page, '/search');
  await upgradeButton(page).click();
  await dialogOf(page).getByRole('button', { name: TRY }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText('7 günlük premium denemeniz başladı.', { exact: true })).toBeVisible();
  await expect(upgradeButton(page)).toHaveText(/7 gün/);
  expect(await storedState(page)).toMatchObject({ isPremium: true, trialUsed: false, trialStartDate: start });
  expect(seen.calls).toBe(1);
  await reload(page);
  await upgradeButton(page).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Premium Deneme Aktif' })).toBeVisible();
  expect(seen.calls).toBe(1);
});

test('a member who is signed in starts it for the account, and sees what the server says', async ({ page }) => {
  await signIn(page);
  const free = { isPremium: false, trialUsed: false };
  const seen = await answerAccount(page, {
    get: { body: free },
    post: { body: { isPremium: true, trialUsed: false, trialStartDate: inDays(0) } },
  });
  await open(page, '/search');
  await upgradeButton(page).click();
  await dialogOf(page).getByRole('button', { name: TRY }).click();
  await expect(dialogOf(page)).toBeHidden();
  const state = await storedState(page);
  expect(state).toMatchObject({ isPremium: true, trialUsed: false });
  expect(seen.claims).toEqual([{ isPremium: true, trialUsed: false, deviceId: state.deviceId }]);
});

test('the account’s subscription replaces the local state', async ({ page }) => {
  await storeState(page, { isPremium: true, trialUsed: false, trialStartDate: inDays(-1) });
  await signIn(page);
  await answerAccount(page, { get: { body: { isPremium: false, trialUsed: true } } });
  await open(page, '/search');
  await expect.poll(() => storedState(page)).toMatchObject({ isPremium: false, trialUsed: true });
  expect((await storedState(page)).trialStartDate).toBeUndefined();
});

for (const [name, status] of [
  ['a token that is no longer good', 401],
  ['a server in trouble', 503],
] as const) {
  test(`${name} leaves the local state as it is`, async ({ page }) => {
    await storeState(page, { isPremium: true, trialUsed: false, trialStartDate: inDays(-1) });
    await signIn(page);
    await answerAccount(page, { get: { status, body: { message: 'Olmadı.' } } });
    await open(page, '/search');
    await page.waitForLoadState('networkidle');
    await expect(upgradeButton(page)).toHaveText(/6 gün/);
    expect(await storedState(page)).toMatchObject({ isPremium: true, trialUsed: false });
  });
}

test('a second trial on this device is refused permanently, in the server’s words', async ({ page }) => {
  await answerTrial(page, { status: 409, body: { message: USED, code: 'TRIAL_USED' } });
  await open(page, '/search');
  await upgradeButton(page).click();
  await dialogOf(page).getByRole('button', { name: TRY }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText(USED);
  await expect(dialogOf(page).getByRole('button', { name: /^Şimdi abone olun/ })).toBeVisible();
  expect(await storedState(page)).toMatchObject({ isPremium: false, trialUsed: true });
});

test('too many trials from one address are refused, and may be requested again', async ({ page }) => {
  const message = 'Bugün bu adresten çok sayıda deneme başlatıldı. Yarın yeniden deneyin.';
  await answerTrial(page, { status: 429, body: { message, code: 'RATE_LIMITED' } });
  await open(page, '/search');
  await upgradeButton(page).click();
  await dialogOf(page).getByRole('button', { name: TRY }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText(message);
  await expect(dialogOf(page).getByRole('button', { name: TRY })).toBeEnabled();
  expect(await storedState(page)).toMatchObject({ isPremium: false, trialUsed: false });
});

test('an account without a right to a trial is refused, and nothing is unlocked', async ({ page }) => {
  await signIn(page);
  await answerAccount(page, {
    get: { body: { isPremium: false, trialUsed: false } },
    post: { body: { isPremium: false, trialUsed: true } },
  });
  await open(page, '/search');
  await upgradeButton(page).click();
  await dialogOf(page).getByRole('button', { name: TRY }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText(/daha önce kullanılmış/);
  expect(await storedState(page)).toMatchObject({ isPremium: false, trialUsed: true });
});

test('without a connection the trial begins here, and the server is told later', async ({ page }) => {
  const warnings = watchWarnings(page);
  await answerTrial(page, 'offline');
  await open(page, '/search');
  await upgradeButton(page).click();
  await dialogOf(page).getByRole('button', { name: TRY }).click();
  await expect(dialogOf(page)).toBeHidden();
  expect(await storedState(page)).toMatchObject({ isPremium: true, trialUsed: false });
  expect(warnings.join()).toContain('local state is used');
  await upgradeButton(page).click();
  await expect(dialogOf(page).getByText(/sunucuya henüz ulaşılamadı/)).toBeVisible();
  await page.unroute('**/api/trial');
  const seen = await answerTrial(page, { body: { isPremium: true, trialUsed: false, trialStartDate: inDays(0) } });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(dialogOf(page).getByText(/sunucuya henüz ulaşılamadı/)).toBeHidden();
  expect(seen.calls).toBe(1);
});

test('a failing server does not prevent the trial', async ({ page }) => {
  await answerTrial(page, { status: 500, body: { message: 'Beklenmeyen bir hata oluştu.', code: 'INTERNAL' } });
  await open(page, '/search');
  await upgradeButton(page).click();
  await dialogOf(page).getByRole('button', { name: TRY }).click();
  await expect(dialogOf(page)).toBeHidden();
  expect(await storedState(page)).toMatchObject({ isPremium: true, trialUsed: false });
});

test('a trial started in one tab appears in the other', async ({ page, context }) => {
  await answerTrial(page, { body: { isPremium: true, trialUsed: false, trialStartDate: inDays(0) } });
  await open(page, '/search');
  const other = await context.newPage();
  await open(other, '/search');
  await upgradeButton(page).click();
  await dialogOf(page).getByRole('button', { name: TRY }).click();
  await expect(upgradeButton(other)).toHaveText(/7 gün/);
  await other.evaluate(() => localStorage.clear());
  await expect(upgradeButton(page)).toHaveText('Premium');
});

test('a visitor’s trial opens the tapped document, which the dialog names first', BOTH_WIDTHS, async ({ page }) => {
  await answerTrial(page, { body: { isPremium: true, trialUsed: false, trialStartDate: inDays(0) } });
  const documents = ['/files/sample/documents/kiymet-takdir-raporu.pdf', '/files/sample/documents/satis-ilani.pdf'];
  let isOpen = false;
  await page.route(DETAIL_CALL, async (route) => {
    const answer = await route.fetch();
    const locked = {
      locked: ['documentFiles'],
      documentFiles: [],
      lockedDocuments: documents.map(() => ({ subject: null, kind: 'pdf' })),
    };
    const unlocked = { ...UNLOCKED, documentFiles: documents, lockedDocuments: [] };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...(isOpen ? unlocked : locked) } });
  });
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  await page
    .getByRole('list', { name: 'Belgeler' })
    .getByRole('button', { name: /^2\. belge/ })
    .click();
  await expect(dialogOf(page).getByRole('listitem').first()).toHaveText('Bütün belgeler (PDF, TIFF)');
  isOpen = true;
  await dialogOf(page).getByRole('button', { name: TRY }).click();
  await expect(page.getByRole('dialog', { name: 'satis-ilani.pdf' })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/ilan\/\d+$/);
});
