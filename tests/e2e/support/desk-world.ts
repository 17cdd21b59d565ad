import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { OperatorRole } from '#shared/desk/operators.ts';
import { appCode } from '../../support/accounts/authenticator-app.ts';
import { newEmail, PASSWORD } from './members-world.ts';

const run = promisify(execFile);

/** A member who is given a role at the desk by the command, and has not signed in since. */
export async function appoint(page: Page, role: OperatorRole): Promise<{ email: string; password: string }> {
  const email = newEmail();
  const phoneNumber = `0536${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
  await page.request.post('/api/auth/register', { data: { email, phoneNumber, password: PASSWORD } });
  const script = role === 'yonetici' ? ['make-admin.ts', email] : ['operator.ts', 'role', email, role];
  const [name, ...given] = script;
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '' };
  await run(process.execPath, [`scripts/desk/${name}`, ...given], { env });
  return { email, password: PASSWORD };
}

/** The code that the app shows for the secret that a page shows. */
export async function codeShown(page: Page): Promise<string> {
  const secret = ((await page.getByText(/^Anahtar:/).textContent()) ?? '').replace(/Anahtar:|\s/g, '');
  return appCode(`otpauth://totp/x?secret=${secret}`);
}
