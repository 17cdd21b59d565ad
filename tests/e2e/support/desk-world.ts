import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { OperatorRole } from '#shared/desk/operators.ts';
import { appCode } from '../../support/accounts/authenticator-app.ts';
import { newEmail, PASSWORD } from './members-world.ts';
import { expect, expectAccessible, open } from './open-page.ts';

const run = promisify(execFile);

export type Grant = (email: string, role: OperatorRole) => Promise<unknown>;

/**
 * Registers a member and gives them a role at the desk, by default with the command; the member has not signed in
 * since.
 */
export async function appoint(
  page: Page,
  role: OperatorRole,
  grant: Grant = grantByCommand,
): Promise<{ email: string; password: string }> {
  const email = newEmail();
  const phoneNumber = `0536${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
  await page.request.post('/api/auth/register', { data: { email, phoneNumber, password: PASSWORD } });
  await grant(email, role);
  return { email, password: PASSWORD };
}

async function grantByCommand(email: string, role: OperatorRole): Promise<void> {
  const script = role === 'yonetici' ? ['make-admin.ts', email] : ['operator.ts', 'role', email, role];
  const [name, ...given] = script;
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '' };
  await run(process.execPath, [`scripts/desk/${name}`, ...given], { env });
}

const NOTE_FIGURES = `
  import { readProcessConfig } from '#server/config.ts';
  import { noteFigures } from '#server/features/desk/figures/index.ts';
  import { openDeps } from '#server/open-deps.ts';
  const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
  await noteFigures(deps);
  await deps.close();`;

const ADD_DEAD_LETTER = `
  import { readProcessConfig } from '#server/config.ts';
  import { openDeps } from '#server/open-deps.ts';
  const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
  await deps.db.$client.query(\`with member as (
      insert into users (email, phone_number, email_verified, created_at, updated_at)
        values ($1, '05321234567', true, now(), now()) returning id
    ), told as (
      insert into notifications (user_id, property_id, reason, title, message, created_at)
        select id, 1, 'new', 'Daire', 'Yeni ihale', now() from member returning id, user_id
    )
    insert into outbox (kind, key, user_id, facts, state, tries, last_error, next_try_at, created_at, finished_at)
      select 'notification', gen_random_uuid(), user_id, jsonb_build_object('notificationIds', array[id]), 'dead', 15,
        'Mail was not accepted: EENVELOPE 550', now(), now(), now() from told\`,
    [process.env.DEAD_LETTER_TO]);
  await deps.close();`;

/** Creates a notification whose mail could not be delivered, to a new member. */
export async function addDeadLetter(): Promise<{ email: string }> {
  const email = `alici${Date.now()}@ornek.example`;
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '', DEAD_LETTER_TO: email };
  await run(process.execPath, ['--input-type=module', '--eval', ADD_DEAD_LETTER], { env });
  return { email };
}

/** Does what the job of figures does every ten minutes. */
export async function noteFiguresNow(): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '' };
  await run(process.execPath, ['--input-type=module', '--eval', NOTE_FIGURES], { env });
}

/** The authenticator app's code for the secret that a page shows. */
export async function codeShown(page: Page): Promise<string> {
  const secret = ((await page.getByText(/^Anahtar:/).textContent()) ?? '').replace(/Anahtar:|\s/g, '');
  return appCode(`otpauth://totp/x?secret=${secret}`);
}

/** Signs in, opens the desk from the account's menu and sets up the second step, the only thing offered there. */
export async function sitDown(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await open(page, '/login');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByLabel('Şifre', { exact: true }).press('Enter');
  const menu = page.getByRole('banner').getByRole('button', { name: /^Hesabım/ });
  await menu.focus();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Yönetim masası' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'İki adımlı giriş gerekli' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Yönetim' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'İki adımlı girişi aç' }).press('Enter');
  await page.getByLabel('Onaylamak için şifreniz').fill(password);
  await page.getByRole('button', { name: 'Kurulumu başlat' }).press('Enter');
  await page.getByLabel('Uygulamadaki kod').fill(await codeShown(page));
  await page.getByLabel('Uygulamadaki kod').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Masa' })).toBeVisible();
}

const CONFIRM_ADDRESS = `
  import { readProcessConfig } from '#server/config.ts';
  import { openDeps } from '#server/open-deps.ts';
  const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
  await deps.db.$client.query('update users set email_verified = true where email = $1', [process.env.CONFIRMED]);
  await deps.close();`;

/** Does what the link in a mail does; this server sends no mail. */
export async function confirmAddress(email: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '', CONFIRMED: email };
  await run(process.execPath, ['--input-type=module', '--eval', CONFIRM_ADDRESS], { env });
}
