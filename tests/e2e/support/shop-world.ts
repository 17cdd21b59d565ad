import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { quickFolder } from '../../support/embedded/quick-folder.ts';
import { THREE_DS_CODE } from '../../support/fakes/iyzico/answer-page.ts';
import { TEST_BUYER } from '../../support/orders/buy.ts';
import { newEmail, PASSWORD } from './members-world.ts';
import { test as base, expect, open } from './open-page.ts';

type Shop = {
  readonly url: string;
  /** Sends a command to the server's process: see `tests/support/orders/serve-shop.ts`. */
  tell(line: string): Promise<string>;
};

/** Above the port of the server that all other tests share; each worker has a different one. */
const PORT = Number(process.env.E2E_PORT ?? 3199) + 40;
const OPENS_WITHIN_MS = 120_000;

/** Tests of buying use a server that sells, with a separate clock. */
export const test = base.extend<{ rightClock: undefined }, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands an object pattern.
    async ({}, use, { parallelIndex }) => {
      const port = PORT + parallelIndex;
      const folder = await mkdtemp(join(await quickFolder(), 'peyda-shop-'));
      const server = spawn('node', ['tests/support/orders/serve-shop.ts'], {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: folder,
          DATABASE_URL: '',
          SAMPLE_SIZE: '24',
          RATE_LIMIT: 'off',
          JOBS: 'off',
          LOG_LEVEL: 'fatal',
        },
      });
      const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
      const nextLine = async () => String((await lines.next()).value);
      if ((await nextLine()) !== 'open') throw new Error('The shop did not open.');
      await use({
        url: `http://localhost:${port}`,
        tell(line) {
          server.stdin.write(`${line}\n`);
          return nextLine();
        },
      });
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: OPENS_WITHIN_MS },
  ],
  // The browser's clock does not advance with the shop's: the next test begins on the same day in both.
  rightClock: [
    async ({ shop }, use) => {
      await use(undefined);
      await shop.tell('today');
    },
    { auto: true },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

/** A tax number with valid check digits. */
export const TEST_COMPANY = { title: 'Yılmaz Gayrimenkul Ltd. Şti.', taxOffice: 'Çankaya', taxNumber: '1234567890' };

/** A newly registered member who has followed the link in the mail (D46), on their first page. */
export async function joinShop(page: Page, shop: Pick<Shop, 'tell'>, address: string): Promise<void> {
  const email = newEmail();
  await register(page, email);
  // Before the page opens: an order's page refuses an unconfirmed address.
  await shop.tell(`confirm ${email}`);
  await open(page, address);
}

/** A newly registered member on their first page. */
export async function enter(page: Page, address: string, email: string): Promise<void> {
  await register(page, email);
  await open(page, address);
}

async function register(page: Page, email: string): Promise<void> {
  const body = { email, phoneNumber: '05321234567', password: PASSWORD };
  const { token } = await (await page.request.post('/api/auth/register', { data: body })).json();
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
}

export const confirmButton = (page: Page, price: string) =>
  page.getByRole('button', { name: `Siparişi onayla: ${price} (ödeme yükümlülüğü doğurur)` });

/** Fills in the buyer and continues to the documents. */
export async function sayWhoBuys(page: Page, kind: 'person' | 'company' = 'person'): Promise<void> {
  if (kind === 'company') {
    await page.getByRole('radio', { name: 'Şirket' }).check({ force: true });
    await page.getByLabel('Şirketin unvanı').fill(TEST_COMPANY.title);
    await page.getByLabel('Vergi dairesi').fill(TEST_COMPANY.taxOffice);
    await page.getByLabel('Vergi numarası').fill(TEST_COMPANY.taxNumber);
  }
  await page.getByLabel(kind === 'company' ? 'Yetkilinin adı ve soyadı' : 'Ad ve soyad').fill(TEST_BUYER.name);
  await page.getByLabel('Fatura adresi').fill(TEST_BUYER.address);
  await page.getByLabel('İlçe').fill(TEST_BUYER.district);
  await page.getByLabel('İl', { exact: true }).selectOption(TEST_BUYER.city);
  await page.getByRole('button', { name: 'Sözleşmeyi gör' }).click();
  await expect(page.getByRole('heading', { name: '2. Sözleşme ve ödeme' })).toBeFocused();
}

/** Agrees to the documents and chooses the start of the service, which has no default (D54). */
export async function agree(page: Page, { startsAtOnce }: { startsAtOnce: boolean }): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Ön bilgilendirme formunu okudum.' }).check();
  await page.getByRole('checkbox', { name: /^Mesafeli satış ve abonelik sözleşmesini/ }).check();
  const starts = page.getByRole('group', { name: /ne zaman başlasın/ });
  for (const choice of await starts.getByRole('radio').all()) await expect(choice).not.toBeChecked();
  await expect(page.getByRole('button', { name: /^Siparişi onayla/ })).toBeDisabled();
  await starts.getByRole('radio', { name: startsAtOnce ? /^Hemen başlasın/ : /^14 gün sonra başlasın/ }).check();
  await expect(page.getByRole('button', { name: /^Siparişi onayla/ })).toBeEnabled();
}

/** Pays on the provider's page and confirms in the bank's step after it; the browser then returns. */
export async function payByCard(page: Page, card = 'iyi'): Promise<void> {
  await page.getByRole('combobox', { name: 'Kart' }).selectOption(card);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await page.getByLabel('Kod').fill(THREE_DS_CODE);
  await page.getByRole('button', { name: 'Onayla' }).click();
  await page.waitForURL(/\/siparis\/[\da-f-]{36}$/);
}
