import type { Page, Route } from '@playwright/test';
import { z } from 'zod';
import { type User, userSchema } from '#shared/accounts.ts';
import {
  type Alert,
  type AlertPreview,
  alertAnswerSchema,
  alertPreviewRequestSchema,
  alertPreviewSchema,
  alertRequestSchema,
  alertsSchema,
} from '#shared/alerts.ts';
import type { ListingSummary } from '#shared/listings.ts';
import {
  type Notification,
  notificationReadSchema,
  notificationSummarySchema,
  notificationsSchema,
} from '#shared/notifications.ts';
import { ordersSchema } from '#shared/orders/orders.ts';
import { type SavedAd, savedAdAnswerSchema, savedAdRequestSchema, savedAdsSchema } from '#shared/saved-ads.ts';
import { subscriptionSchema } from '#shared/subscriptions.ts';
import { expect } from './open-page.ts';

export const PASSWORD = 'gizli-sifre';

let made = 0;
/** An address nobody has registered yet. */
export function newEmail(): string {
  made += 1;
  return `uye-${process.pid}-${Date.now()}-${made}@ornek.example`;
}

/** Registers a member with the real server, and stores the token in the browser before pages open. */
export async function beMember(page: Page): Promise<{ email: string; token: string }> {
  const email = newEmail();
  const data = { email, phoneNumber: '05321234567', password: PASSWORD };
  const answer = await page.request.post('/api/auth/register', { data });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  await page.goto('/icon.svg');
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
  return { email, token };
}

type World = {
  saved: SavedAd[];
  alerts: Alert[];
  notifications: Notification[];
  channels: { email: boolean; sms: boolean };
  preview: Omit<AlertPreview, 'understoodCriteria'>;
  /** The changes that were requested, as `METHOD path`. */
  changes: string[];
  /** While it is set, changes are refused with this status. */
  failWith: number | undefined;
};

/** A listing as the server returns it, to be saved. */
export async function anyListing(page: Page): Promise<ListingSummary> {
  const [listing] = (await (await page.request.get('/api/properties?limit=1')).json()) as ListingSummary[]; // The contract of that call.
  if (!listing) throw new Error('There is no listing.');
  return listing;
}

export const asSaved = (property: ListingSummary, hasEnded = false): SavedAd => ({
  propertyId: property.id,
  savedAt: new Date().toISOString(),
  hasEnded,
  property: hasEnded ? { ...property, status: 'sold' } : property,
});

/** Mocks saved listings, alerts and notifications of the signed-in member, validated by their contracts. */
export async function playMember(page: Page, given: Partial<World> = {}): Promise<World> {
  const world: World = {
    saved: [],
    alerts: [],
    notifications: [],
    channels: { email: false, sms: false },
    preview: {
      matchingNow: 12,
      last30Days: 40,
      withFindings: 0,
      withContradictions: 0,
      warnings: [],
      contradiction: null,
    },
    changes: [],
    failWith: undefined,
    ...given,
  };
  const handle = async (route: Route, answer: () => unknown) => {
    const request = route.request();
    expect(request.headers().authorization).toMatch(/^Bearer .+/);
    if (request.method() !== 'GET') {
      world.changes.push(`${request.method()} ${new URL(request.url()).pathname}`);
      if (world.failWith) return route.fulfill({ status: world.failWith, json: { message: 'Sunucu hatası.' } });
    }
    return route.fulfill({ json: await answer() });
  };
  await page.route('**/api/user/saved-ads**', (route) => handle(route, () => playSavedAds(page, route, world)));
  await page.route('**/api/user/property-alerts**', (route) => handle(route, () => playAlerts(route, world)));
  await page.route('**/api/user/property-alerts/**', (route) => handle(route, () => playAlerts(route, world)));
  await page.route('**/api/user/notifications**', (route) => handle(route, () => playNotifications(route, world)));
  await page.route('**/api/user/notifications/**', (route) => handle(route, () => playNotifications(route, world)));
  await page.route('**/api/organisations', (route) => route.fulfill({ json: { organisations: [] } }));
  return world;
}

async function playSavedAds(page: Page, route: Route, world: World): Promise<unknown> {
  const request = route.request();
  if (request.method() === 'GET') return savedAdsSchema.parse(world.saved);
  if (request.method() === 'POST') {
    const { propertyId } = savedAdRequestSchema.parse(request.postDataJSON());
    const property = { ...(await anyListing(page)), id: propertyId };
    world.saved = [asSaved(property), ...world.saved.filter((ad) => ad.propertyId !== propertyId)];
    return savedAdAnswerSchema.parse({ propertyId, message: 'İlan Kaydedildi' });
  }
  const propertyId = Number(new URL(request.url()).pathname.split('/').at(-1));
  world.saved = world.saved.filter((ad) => ad.propertyId !== propertyId);
  return savedAdAnswerSchema.parse({ propertyId, message: 'İlan Kaldırıldı' });
}

function playAlerts(route: Route, world: World): unknown {
  const request = route.request();
  const last = new URL(request.url()).pathname.split('/').at(-1);
  if (request.method() === 'GET') return alertsSchema.parse(world.alerts);
  if (last === 'preview') {
    world.changes.pop();
    const { searchCriteria } = alertPreviewRequestSchema.parse(request.postDataJSON());
    return alertPreviewSchema.parse({ understoodCriteria: JSON.stringify(searchCriteria), ...world.preview });
  }
  if (request.method() === 'DELETE') {
    world.alerts = world.alerts.filter(({ id }) => id !== Number(last));
    return { message: 'Uyarı silindi' };
  }
  const { alertName, searchCriteria, isActive, paperNews } = alertRequestSchema.parse(request.postDataJSON());
  const old = world.alerts.find(({ id }) => id === Number(last));
  const alert: Alert = {
    id: old?.id ?? world.alerts.length + 1,
    alertName,
    searchCriteria: JSON.stringify(searchCriteria),
    understoodCriteria: JSON.stringify(searchCriteria),
    isActive: isActive ?? old?.isActive ?? true,
    paperNews: paperNews ?? old?.paperNews ?? [],
    createdAt: old?.createdAt ?? new Date().toISOString(),
  };
  world.alerts = [alert, ...world.alerts.filter(({ id }) => id !== alert.id)];
  return alertAnswerSchema.parse({ message: 'Tamam', alert });
}

function playNotifications(route: Route, world: World): unknown {
  const request = route.request();
  if (request.method() === 'PUT') {
    const id = Number(new URL(request.url()).pathname.split('/').at(-2));
    const isAll = request.url().endsWith('/read-all');
    world.notifications = world.notifications.map((one) => (isAll || one.id === id ? { ...one, isRead: true } : one));
    return notificationReadSchema.parse({ unreadCount: countUnread(world) });
  }
  const { notifications, channels } = world;
  return new URL(request.url()).pathname.endsWith('/summary')
    ? notificationSummarySchema.parse({ unreadCount: countUnread(world), channels })
    : notificationsSchema.parse(notifications);
}

function countUnread({ notifications }: World): number {
  return notifications.filter(({ isRead }) => !isRead).length;
}

/** The visible toast with a text. */
export const toastOf = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Bildirimler \(F8\)/ }).getByText(text, { exact: true });

/** Mocks the account calls, for a member that only the browser knows. */
export async function playAccount(page: Page, user: Partial<User> = {}): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('authToken', 'test-token'));
  await playUser(page, user);
  await page.route('**/api/user/sessions', (route) => route.fulfill({ json: { sessions: [] } }));
  await page.route('**/api/user/calendar-feed', (route) => route.fulfill({ json: { createdAt: null } }));
  await page.route('**/api/user/reminders', (route) =>
    route.fulfill({
      json: {
        end: [4320, 1440],
        cash: [4320, 1440, 180],
        letter: [4320, 1440],
        payment: [4320, 1440],
        quietHours: null,
      },
    }),
  );
  await page.route('**/api/user/won-sales/*', (route) => route.fulfill({ json: { wonSale: null, dates: [] } }));
  await page.route('**/api/user/passkeys', (route) => route.fulfill({ json: { passkeys: [] } }));
  const nothingBought = ordersSchema.parse({ orders: [], renewal: { state: 'off', canChoose: false } });
  await page.route('**/api/user/orders', (route) => route.fulfill({ json: nothingBought }));
  await page.route('**/api/user/usual-costs', (route) =>
    route.fulfill({ json: { mayCalculate: true, costs: { 1: null, 2: null, 3: null } } }),
  );
  await page.route('**/api/organisations', (route) => route.fulfill({ json: { organisations: [] } }));
  await page.route('**/api/user/invoices', (route) => route.fulfill({ json: { invoices: [] } }));
  await page.route('**/api/user/subscription', (route) =>
    route.fulfill({ json: subscriptionSchema.parse({ isPremium: false, trialUsed: false }) }),
  );
}

/** Mocks the user that a token belongs to. */
export async function playUser(page: Page, user: Partial<User> = {}): Promise<void> {
  await page.route('**/api/auth/user', (route) =>
    route.fulfill({
      json: userSchema.parse({
        id: '0b8f1c1e-2f7c-4b58-9a51-3a5b8a0c7d11',
        email: 'ayse@ornek.example',
        phoneNumber: '05321234567',
        phoneNumberVerified: false,
        twoFactorEnabled: false,
        firstName: 'Ayşe',
        lastName: 'Yılmaz',
        phone: null,
        emailNotifications: true,
        phoneNotifications: false,
        emailVerified: true,
        createdAt: '2026-01-05T09:00:00.000Z',
        ...user,
      }),
    }),
  );
}
