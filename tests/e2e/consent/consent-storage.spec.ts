import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { newEmail, PASSWORD } from '../support/members-world.ts';
import { expect, open, test } from '../support/open-page.ts';
import { dialogOf, upgradeButton } from '../support/subscription-world.ts';

/** Rows of the cookie page: `| \`name\` | Zorunlu or Tercih | duration | purpose |`. */
const ROWS = [
  ...readFileSync('content/legal/cerez-politikasi.md', 'utf8').matchAll(
    /^\| `([^`]+)` \| (Zorunlu|Tercih) \| ([^|]+) \| ([^|]+) \|$/gm,
  ),
].map(([, name = '', kind = '', duration = '', purpose = '']) => ({ name, kind, duration, purpose }));
/**
 * Not set during this tour: set with several databases (`server/platform/reads/reads.test.ts`), where premium is sold
 * (`buying.spec.ts`), where listings are compared (`compare-tray.spec.ts`) or bids are calculated
 * (`calculator-panel.test.tsx`), for operators (`desk-day.spec.ts`), for visitors who write to support
 * (`support.test.ts`, `support-talk.spec.ts`), and for visitors who close an announcement (`desk-content.spec.ts`).
 */
const ELSEWHERE = [
  'peyda_wrote',
  'order_return',
  'peyda_masa',
  'peyda_destek',
  'support_open',
  'closed_announcements',
  'compare_tray',
  'typed_calculations',
];
const named = (kind?: string) =>
  ROWS.filter((row) => (kind === undefined || row.kind === kind) && !ELSEWHERE.includes(row.name))
    .map(({ name }) => name)
    .sort();

test.use({ storageChoice: 'none', automaticOffer: true, allowedErrors: [/Failed to load resource/] });

/** Everything that a browser has stored at any moment of a tour. */
class Held {
  readonly #names = new Set<string>();
  readonly #page: Page;
  readonly #context: BrowserContext;
  constructor(page: Page, context: BrowserContext) {
    this.#page = page;
    this.#context = context;
  }
  async look(): Promise<void> {
    const stored = await this.#page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const cookies = (await this.#context.cookies()).map(({ name }) => name);
    for (const name of [...stored, ...cookies]) this.#names.add(name);
  }
  names(): string[] {
    return [...this.#names].sort();
  }
}

/** Uses every feature that stores something: browses, tries premium, registers, leaves. */
async function tour(page: Page, held: Held, answer: 'Reddet' | 'Kabul et'): Promise<void> {
  await open(page, '/');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Çerez tercihleri' }).getByRole('button', { name: answer }).click();
  await page.getByRole('button', { name: /görünüm/ }).click();
  await held.look();

  await page.getByRole('list', { name: 'Bitişi yaklaşan ihaleler' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ilan\//);
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('peyda_device');
  await held.look();

  // The trial, first without the server, then with it.
  await page.route('**/api/trial', (route) => route.abort('internetdisconnected'));
  await open(page, '/search');
  const box = page.getByRole('combobox', { name: /ara$/ }).first();
  await box.fill('daire');
  await box.press('Enter');
  await expect(page).toHaveURL(/query=daire/);
  await page.getByRole('button', { name: 'Tablo' }).click();
  await page.getByRole('button', { name: 'Sütunları seç' }).click();
  await page.getByRole('checkbox', { name: 'Satışı yapan' }).check();
  await page.getByRole('button', { name: 'Kart', exact: true }).click();
  await held.look();
  await upgradeButton(page).click();
  await dialogOf(page).getByRole('button', { name: '7 gün ücretsiz deneyin' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('trial_unconfirmed'))).toBe('1');
  await held.look();
  await page.unroute('**/api/trial');
  await page.reload();
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('peyda_trial');
  await held.look();

  await open(page, '/login');
  await page.getByRole('tab', { name: 'Üye ol' }).click();
  await page.getByLabel('E-posta').fill(newEmail());
  await page.getByLabel('Cep telefonu').fill('05321234567');
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Şifre (yeniden)').fill(PASSWORD);
  await page.getByRole('button', { name: 'Üye ol', exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user_subscription_state_device'))).not.toBeNull();
  await held.look();

  for (const address of ['/user', '/sss', '/yardim-merkezi', '/cerez-politikasi']) await open(page, address);
  await held.look();
}

test('the cookie page states name, kind, duration and purpose of each entry', () => {
  expect(ROWS.length).toBeGreaterThan(8);
  expect(ROWS.filter(({ duration, purpose }) => duration.trim() === '' || purpose.trim().length < 15)).toEqual([]);
});

test('after refusal the browser stores exactly the entries listed as necessary', async ({ page, context }) => {
  const held = new Held(page, context);
  await tour(page, held, 'Reddet');
  expect(held.names()).toEqual(named('Zorunlu'));
});

/** Stored by the analysis of organisations, which has a separate test. */
const OF_ORGANISATIONS = ['list_columns'];

test('after consent the browser stores exactly the listed entries', async ({ page, context }) => {
  const held = new Held(page, context);
  await tour(page, held, 'Kabul et');
  expect(named()).toEqual(expect.arrayContaining(OF_ORGANISATIONS));
  expect(held.names()).toEqual(named().filter((name) => !OF_ORGANISATIONS.includes(name)));
});
