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

/** ISO date, days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** The subscription dialog, by its name for screen readers. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Subscription Upgrade' });
export const upgradeButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Premium/ });

/** Puts a state into the browser before a page opens; a text stands as it is. */
export async function storeState(context: BrowserContext | Page, state: Partial<Subscription> | string): Promise<void> {
  const text = typeof state === 'string' ? state : JSON.stringify({ deviceId: 'web_stored12345', ...state });
  await context.addInitScript(
    ([key, value]) => {
      // Once: what the page makes of it later must last.
      if (key && value !== undefined && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [STATE_KEY, text],
  );
}

/** The state as the page keeps it; it must be one. */
export async function storedState(page: Page): Promise<Subscription> {
  return subscriptionSchema.parse(
    JSON.parse(await page.evaluate((key) => localStorage.getItem(key) ?? 'null', STATE_KEY)),
  );
}

/** What the console of a page warns of, from now on. */
export function watchWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

/** Somebody is signed in. */
export async function signIn(page: Page, token = 'test-token'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  await playUser(page);
  await playMember(page);
}

type Answer = { status?: number; body: unknown };

/** Plays `POST /api/trial`; what it is sent must fit the contract. Says how often it was called. */
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

/** Plays `GET` and `POST /api/user/subscription` for a caller who brings the token. */
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

/** What the played server says must be what the real one could say. */
function checked({ status = 200, body }: Answer): unknown {
  return status < 300 ? subscriptionSchema.parse(body) : body;
}
