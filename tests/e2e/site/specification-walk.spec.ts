import type { Page, Request } from '@playwright/test';
import { anyListing, newEmail, PASSWORD, toastOf } from '../support/members-world.ts';
import { expect, open } from '../support/open-page.ts';
import { agree, payByCard, sayWhoBuys, test } from '../support/shop-world.ts';
import { dialogOf, upgradeButton } from '../support/subscription-world.ts';
import { openPanel, panel, write } from '../support/support-world.ts';

/**
 * The calls of section 7 of the specification, and the fields of each body. Two of its calls do not occur in a walk:
 * kinds and places are part of the search's answer, and the plain search is only used if the other one fails
 * (docs/decisions.md).
 */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  'POST /api/auth/login': ['email', 'password'],
  'POST /api/auth/register': ['email', 'password', 'phoneNumber'],
  'GET /api/auth/user': [],
  'GET /api/user/subscription': [],
  'POST /api/user/subscription': ['deviceId', 'isPremium', 'trialUsed'],
  'GET /api/user/saved-ads': [],
  'POST /api/user/saved-ads': ['propertyId'],
  'DELETE /api/user/saved-ads/{id}': [],
  'GET /api/properties': [],
  'GET /api/properties/suggestions': [],
  'GET /api/properties/search-ai': [],
  'PUT /api/user/profile': ['firstName', 'lastName', 'phone', 'phoneNumber'],
  'GET /api/user/property-alerts': [],
  'POST /api/user/property-alerts': ['alertName', 'searchCriteria'],
  'PUT /api/user/property-alerts/{id}': ['alertName', 'searchCriteria'],
  'DELETE /api/user/property-alerts/{id}': [],
  'GET /api/user/notifications': [],
  'PUT /api/user/notifications/{id}/read': [],
};

const callOf = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replace(/\/\d+(?=\/|$)/, '/{id}')}`;
const pathOf = (call: string) => call.split(' ')[1];

/** Records the requests of the page from now on. */
function record(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request);
  });
  return asked;
}

/**
 * Opens the next page, with retries: a layer that is closing goes back in the history and could interrupt the
 * navigation.
 */
const goOn = (page: Page, address: string) => expect(() => open(page, address)).toPass();

/** Mocks one unread notification, as after a match of an alert. */
async function playNotification(page: Page, propertyId: number): Promise<void> {
  const told = { id: 1, title: 'Yeni ihale', message: 'Ankara', isRead: false, createdAt: new Date().toISOString() };
  await page.route('**/api/user/notifications?*', (route) =>
    route.fulfill({ json: [{ ...told, reason: 'new', propertyId, alertId: null }] }),
  );
  await page.route('**/api/user/notifications', (route) =>
    route.fulfill({ json: [{ ...told, reason: 'new', propertyId, alertId: null }] }),
  );
  await page.route('**/api/user/notifications/1/read', (route) => route.fulfill({ json: { unreadCount: 0 } }));
}

async function register(page: Page, email: string): Promise<void> {
  await open(page, '/login');
  await page.getByRole('tab', { name: 'Üye ol' }).click();
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Cep telefonu').fill('05321234567');
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Şifre (yeniden)').fill(PASSWORD);
  await page.getByRole('button', { name: 'Üye ol', exact: true }).click();
  await expect(toastOf(page, 'Kayıt Başarılı')).toBeVisible();
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: /^Hesabım/ }).click();
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click();
  await open(page, '/login');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Şifre', { exact: true }).press('Enter');
  await expect(toastOf(page, 'Giriş Başarılı')).toBeVisible();
}

/** Visits the search, home, a listing, and clicks its heart. */
async function lookAround(page: Page, listing: string): Promise<void> {
  await open(page, '/search?city=Ankara,İzmir');
  await page.getByRole('combobox', { name: /İl, ilçe/ }).pressSequentially('daire');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=daire/);
  await page.getByRole('link', { name: 'Peyda, ana sayfa' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await open(page, listing);
  const heart = page.getByRole('button', { name: /^İlanı kaydet/ }).first();
  await heart.click();
  await expect(toastOf(page, 'İlan Kaydedildi')).toBeVisible();
  await heart.click();
  await expect(toastOf(page, 'İlan Kaldırıldı')).toBeVisible();
}

async function keepAlert(page: Page): Promise<void> {
  await open(page, '/search?city=Ankara');
  await page.getByRole('button', { name: 'Bu arama için uyarı kur' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await expect(toastOf(page, 'Uyarı oluşturuldu')).toBeVisible();
  await goOn(page, '/user?tab=alerts');
  await page.getByRole('switch', { name: /Aktif$/ }).click();
  await expect(toastOf(page, 'Uyarı güncellendi')).toBeVisible();
  await page.getByRole('button', { name: /^Sil: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(toastOf(page, 'Uyarı silindi')).toBeVisible();
}

test('a walk through the whole site makes the calls of § 7, each with its method and body', async ({ page, shop }) => {
  test.slow();
  await shop.tell('launch 2027-06-30');
  const asked = record(page);
  const email = newEmail();
  const { id } = await anyListing(page);
  await register(page, email);
  await shop.tell(`confirm ${email}`);
  await signInAgain(page, email);
  await lookAround(page, `/ilan/${id}`);
  await keepAlert(page);

  await playNotification(page, id);
  await goOn(page, '/user?tab=notifications');
  await page.getByRole('list', { name: 'Bildirimler' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ilan\/\d+$/);

  await goOn(page, '/user');
  await page.getByLabel('Ad', { exact: true }).fill('Işıl');
  await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  await expect(toastOf(page, 'Profil güncellendi')).toBeVisible();

  await upgradeButton(page).click();
  await dialogOf(page).getByRole('button', { name: '7 gün ücretsiz deneyin' }).click();
  await expect(dialogOf(page)).toHaveCount(0);

  await goOn(page, '/siparis?period=monthly');
  await sayWhoBuys(page);
  await agree(page, { startsAtOnce: true });
  await page.getByRole('button', { name: /^Siparişi onayla/ }).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Premium üyeliğiniz açıldı' })).toBeVisible();

  await openPanel(page);
  await expect(panel(page).getByLabel('Mesajınız')).toBeVisible();
  await write(page, 'Teminat ne zaman yatırılır?');

  const made = new Set(asked.map(callOf));
  expect(Object.keys(TABLE).filter((call) => !made.has(call))).toEqual([]);
  // The paths of the table are only called with the methods in the table.
  const paths = new Set(Object.keys(TABLE).map(pathOf));
  expect([...made].filter((call) => paths.has(pathOf(call)) && TABLE[call] === undefined)).toEqual([]);
  const others = asked.flatMap((request) => {
    const body = request.postDataJSON() ?? {};
    const allowed = [...(TABLE[callOf(request)] ?? Object.keys(body)), 'isActive'];
    return Object.keys(body).some((field) => !allowed.includes(field))
      ? [`${callOf(request)} ${Object.keys(body)}`]
      : [];
  });
  expect(others).toEqual([]);
  for (const request of asked.filter((one) => one.url().includes('/api/user/'))) {
    const { authorization, 'content-type': type } = request.headers();
    expect(authorization, callOf(request)).toMatch(/^Bearer /);
    if (request.postData() !== null) expect(type).toContain('application/json');
  }
});
