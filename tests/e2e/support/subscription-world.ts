import type { BrowserContext, Page } from '@playwright/test';
import {
  type Subscription,
  subscriptionClaimSchema,
  subscriptionSchema,
  trialRequestSchema,
} from '#shared/subscriptions.ts';
import { playMember, playUser } from './members-world.ts';
import { expect } from './open-page.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const STATE_KEY = 'user_subscription_state';

/** The ISO date `days` days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** The subscription dialog, by its accessible name. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Subscription Upgrade' });
export const upgradeButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Premium/ });

/** Stores a state in the browser before a page opens; a string is stored unchanged. */
export async function storeState(context: BrowserContext | Page, state: Partial<Subscription> | string): Promise<void> {
  const text = typeof state === 'string' ? state : JSON.stringify({ deviceId: 'web_stored12345', ...state });
  await context.addInitScript(
    ([key, value]) => {
      // Only once, so that later changes by the page are kept.
      if (key && value !== undefined && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [STATE_KEY, text],
  );
}

/** The state that the page has stored; it must be valid. */
export async function storedState(page: Page): Promise<Subscription> {
  return subscriptionSchema.parse(
    JSON.parse(await page.evaluate((key) => localStorage.getItem(key) ?? 'null', STATE_KEY)),
  );
}

/** Collects the console warnings of a page from now on. */
export function watchWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

/** Signs in by storing a token. */
export async function signIn(page: Page, token = 'test-token'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  await playUser(page);
  await playMember(page);
}

type Answer = { status?: number; body: unknown };

/** Mocks `POST /api/trial`; what it receives must match the contract. Counts the calls. */
export async function answerTrial(page: Page, answer: Answer | 'offline'): Promise<{ calls: number }> {
  const seen = { calls: 0 };
  await page.route('**/api/trial', async (route) => {
    seen.calls += 1;
    expect(trialRequestSchema.safeParse(route.request().postDataJSON()).success).toBe(true);
    if (answer === 'offline') return route.abort('internetdisconnected');
    return route.fulfill({ status: answer.status ?? 200, json: checked(answer) });
  });
  return seen;
}

/** Mocks `GET` and `POST /api/user/subscription` for callers with the token. */
export async function answerAccount(
  page: Page,
  answers: { get: Answer; post?: Answer },
): Promise<{ claims: unknown[] }> {
  const seen: { claims: unknown[] } = { claims: [] };
  await page.route('**/api/user/subscription', async (route) => {
    const request = route.request();
    expect(request.headers().authorization).toBe('Bearer test-token');
    if (request.method() === 'POST') seen.claims.push(subscriptionClaimSchema.parse(request.postDataJSON()));
    const answer = request.method() === 'POST' ? (answers.post ?? answers.get) : answers.get;
    return route.fulfill({ status: answer.status ?? 200, json: checked(answer) });
  });
  return seen;
}

/** The mocked answer must be a possible answer of the real server. */
function checked({ status = 200, body }: Answer): unknown {
  return status < 300 ? subscriptionSchema.parse(body) : body;
}
