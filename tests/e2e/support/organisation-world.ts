import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { quickFolder } from '../../support/embedded/quick-folder.ts';
import { partsOf, type SmtpStandIn, startSmtpStandIn } from '../../support/mail/smtp-stand-in.ts';
import { newEmail, PASSWORD } from './members-world.ts';
import { test as base, expect, open } from './open-page.ts';

type Office = {
  readonly url: string;
  /** The path and query of the last link to `page` that was mailed to an address. */
  mailedLink(to: string, page: string): Promise<string>;
  /** Founds an organisation, as the desk does after a member has accepted an offer. */
  found(owner: string, name: string): Promise<void>;
};

/** Above the ports of all other tests' servers; each worker has a different one. */
const PORT = Number(process.env.E2E_PORT ?? 3199) + 60;
const OPENS_WITHIN_MS = 120_000;
const run = promisify(execFile);

/**
 * Tests of organisations use a server that sends mails and runs jobs: invitations are sent by mail, and a job generates
 * reports.
 */
export const test = base.extend<object, { office: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands an object pattern.
    async ({}, use, { parallelIndex }) => {
      const url = `http://localhost:${PORT + parallelIndex}`;
      const folder = await mkdtemp(join(await quickFolder(), 'peyda-office-'));
      const smtp = await startSmtpStandIn();
      const env = {
        ...process.env,
        PORT: String(PORT + parallelIndex),
        PUBLIC_ORIGIN: url,
        DATA_DIR: folder,
        DATABASE_URL: '',
        SAMPLE_SIZE: '24',
        RATE_LIMIT: 'off',
        JOBS: 'on',
        LOG_LEVEL: 'fatal',
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Peyda <bilgi@ornek.example>',
      };
      const server = spawn('node', ['server/main.ts'], { stdio: 'inherit', env });
      await expect.poll(() => isReady(url), { timeout: OPENS_WITHIN_MS }).toBe(true);
      await use({
        url,
        mailedLink: (to, page) => mailedLink(smtp, { to, page }),
        async found(owner, name) {
          const given = ['found-organisation', owner, name, '3', '2029-12-31', 'Teklif onaylandı'];
          await run(process.execPath, ['scripts/desk/operator.ts', ...given], { env });
        },
      });
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
      await smtp.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: OPENS_WITHIN_MS },
  ],
  baseURL: async ({ office }, use) => use(office.url),
});

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function mailedLink(smtp: SmtpStandIn, { to, page }: { to: string; page: string }): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => {
      const texts = smtp.received.filter((mail) => mail.to === to).map((mail) => partsOf(mail).text);
      link = texts
        .flatMap((text) => text.match(/http:\S+/g) ?? [])
        .findLast((found) => new URL(found).pathname === page);
      return link;
    })
    .toBeDefined();
  const { pathname, search } = new URL(link ?? '');
  return `${pathname}${search}`;
}

/** Opens a folded section by its heading. */
export async function unfold(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name, exact: true }).getByRole('heading', { name, exact: true }).click();
}

/** Registers a member with a confirmed address, and stores the token in the browser. */
export async function beConfirmedMember(
  page: Page,
  office: Office,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<string> {
  const email = newEmail();
  const phoneNumber = `0536${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
  const answer = await page.request.post('/api/auth/register', { data: { email, phoneNumber, password: PASSWORD } });
  const { token }: { token: string } = await answer.json();
  const headers = { authorization: `Bearer ${token}` };
  await page.request.put('/api/user/profile', { data: { firstName, lastName }, headers });
  await open(page, await office.mailedLink(email, '/e-posta-onayla'));
  await expect(page.getByText('E-posta adresiniz onaylandı', { exact: false })).toBeVisible();
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
  return email;
}
