import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import { recordProperties } from '#server/features/recording/index.ts';
import { CATEGORY_NUMBERS, type CategoryNumber } from '#shared/kinds/kinds.ts';
import { LOCKABLE_FIELDS, type PropertyDetail, type PropertyRecord, propertyDetailSchema } from '#shared/properties.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { makePropertyRecord } from '#tests/support/make-property.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

const PHONE = '0312 000 00 00';
const SECRETS = {
  description: `${'Bilinen kısım. '.repeat(4)}GİZLİ AÇIKLAMA`,
  documentFiles: ['https://dosya.example/gizli.pdf'],
  uyapLink: 'https://esatis.example/gizli',
  parselLink: 'https://parsel.example/gizli',
  degerleme: 'https://degerleme.example/gizli',
  noticeValues: { values: { kdv: { value: [20], sentence: 'GİZLİ AÇIKLAMA' } }, conflicts: [] },
} satisfies Partial<PropertyRecord>;

const { deps, app } = await openTestApp({ SUPPORT_PHONE: PHONE });
const idOf: Partial<Record<CategoryNumber, number>> = {};

beforeAll(async () => {
  const kinds: Record<CategoryNumber, string> = { '1': 'Daire', '2': 'Otomobil', '3': 'Mobilya' };
  await recordProperties(
    deps,
    CATEGORY_NUMBERS.map((categoryNumber) =>
      makePropertyRecord({
        sourceKey: `kind-${categoryNumber}`,
        categoryNumber,
        tur: kinds[categoryNumber],
        ...SECRETS,
      }),
    ),
  );
  const { rows } = await deps.db.$client.query<{ id: string; kind: CategoryNumber }>(
    'select id, category_number as kind from properties',
  );
  for (const { id, kind } of rows) idOf[kind] = Number(id);
});
beforeEach(() => deps.setNow(TEST_NOW));
afterAll(() => deps.close());

type Headers = Record<string, string>;

async function startDeviceTrial(deviceId: string): Promise<Headers> {
  const answer = await app.inject({ method: 'POST', url: '/api/trial', payload: { deviceId } });
  expect(answer.statusCode).toBe(200);
  const grant = answer.cookies.find(({ name }) => name === 'peyda_trial');
  expect(grant).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  return { cookie: answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ') };
}

async function startAccountTrial(headers: Headers, deviceId: string) {
  const payload = { isPremium: true, trialUsed: false, deviceId };
  const answer = await app.inject({ method: 'POST', url: '/api/user/subscription', headers, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function pay(userId: string, validUntil: Date): Promise<void> {
  const reference = `test-${userId}-${validUntil.getTime()}`;
  await deps.db
    .insert(payments)
    .values({ userId, amount: 29.99, provider: 'test', reference, paidAt: TEST_NOW, validUntil });
}

async function member(): Promise<{ id: string; headers: Headers }> {
  const { id, token } = await registerMember(app);
  await deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
  return { id, headers: { authorization: `Bearer ${token}` } };
}

function cookieIn({ cookie = '' }: Headers, name: string): string {
  return cookie.split('; ').find((each) => each.startsWith(`${name}=`)) ?? '';
}

let devices = 0;
const newDevice = () => `web_test${String(++devices).padStart(8, '0')}`;

/** Each role brings itself about and says how it asks; `later` moves the clock before it does. */
const ROLES: Record<string, { isPremium: boolean; enter(): Promise<Headers> }> = {
  visitor: { isPremium: false, enter: async () => ({}) },
  'registered user': { isPremium: false, enter: async () => (await member()).headers },
  'account on trial': {
    isPremium: true,
    async enter() {
      const { headers } = await member();
      await startAccountTrial(headers, newDevice());
      return headers;
    },
  },
  'device on trial': { isPremium: true, enter: () => startDeviceTrial(newDevice()) },
  'device on trial, signed in': {
    isPremium: true,
    enter: async () => ({ ...(await startDeviceTrial(newDevice())), ...(await member()).headers }),
  },
  'grant of a device without the mark of that device': {
    isPremium: false,
    enter: async () => ({ cookie: cookieIn(await startDeviceTrial(newDevice()), 'peyda_trial') }),
  },
  'grant replayed from another browser': {
    isPremium: false,
    async enter() {
      const grant = cookieIn(await startDeviceTrial(newDevice()), 'peyda_trial');
      const mark = cookieIn(await startDeviceTrial(newDevice()), 'peyda_device');
      return { cookie: `${grant}; ${mark}` };
    },
  },
  'second account in a browser on trial': {
    isPremium: false,
    async enter() {
      const browser = await startDeviceTrial(newDevice());
      const first = { ...browser, ...(await member()).headers };
      expect((await app.inject({ url: '/api/user/subscription', headers: first })).json().isPremium).toBe(true);
      return { ...browser, ...(await member()).headers };
    },
  },
  'account whose trial is over': {
    isPremium: false,
    async enter() {
      const { headers } = await member();
      await startAccountTrial(headers, newDevice());
      deps.setNow(new Date(TEST_NOW.getTime() + 7 * DAY_MS));
      return headers;
    },
  },
  'device whose trial is over': {
    isPremium: false,
    async enter() {
      const headers = await startDeviceTrial(newDevice());
      deps.setNow(new Date(TEST_NOW.getTime() + 7 * DAY_MS));
      return headers;
    },
  },
  'device whose trial begins only later, by a clock put back': {
    isPremium: false,
    async enter() {
      const headers = await startDeviceTrial(newDevice());
      deps.setNow(new Date(TEST_NOW.getTime() - 1));
      return headers;
    },
  },
  'premium member': {
    isPremium: true,
    async enter() {
      const { id, headers } = await member();
      await pay(id, new Date(TEST_NOW.getTime() + 365 * DAY_MS));
      return headers;
    },
  },
  'member whose premium is over': {
    isPremium: false,
    async enter() {
      const { id, headers } = await member();
      await pay(id, TEST_NOW);
      return headers;
    },
  },
  'member who claims to have paid': {
    isPremium: false,
    async enter() {
      const { headers } = await member();
      const payload = { isPremium: true, trialUsed: true, deviceId: newDevice() };
      const answer = await app.inject({ method: 'POST', url: '/api/user/subscription', headers, payload });
      expect(answer.json()).toMatchObject({ isPremium: false, trialUsed: false });
      return headers;
    },
  },
  'forged grant without a signature': {
    isPremium: false,
    async enter() {
      const { cookie = '' } = await startDeviceTrial(newDevice());
      return { cookie: cookie.replace(/(peyda_trial=trial-\d+-[\w-]{22})[^;]*/, '$1') };
    },
  },
  'forged grant with a foreign signature': {
    isPremium: false,
    async enter() {
      const { cookie = '' } = await startDeviceTrial(newDevice());
      const signature = encodeURIComponent(`.${Buffer.alloc(32, 7).toString('base64').replace(/=+$/, '')}`);
      return { cookie: cookie.replace(/(peyda_trial=trial-\d+-[\w-]{22})[^;]*/, `$1${signature}`) };
    },
  },
  'grant of another trial under its signature': {
    isPremium: false,
    async enter() {
      const { cookie = '' } = await startDeviceTrial(newDevice());
      return { cookie: cookie.replace(/trial-(\d+)-/, (_, id: string) => `trial-${Number(id) - 1}-`) };
    },
  },
  'mark of a device passed off as a grant': {
    isPremium: false,
    async enter() {
      const { cookies } = await app.inject({ url: `/api/properties/${idOf['1']}` });
      const mark = cookies.find(({ name }) => name === 'peyda_device')?.value ?? '';
      expect(mark).toContain('device-');
      return { cookie: `peyda_trial=${encodeURIComponent(mark)}` };
    },
  },
  'forged token': { isPremium: false, enter: async () => ({ authorization: `Bearer ${'a'.repeat(32)}` }) },
};

/** Fields that a kind of listing never shows, whoever asks (D13). */
const NEVER: Record<CategoryNumber, readonly string[]> = {
  '1': [],
  '2': ['degerleme'],
  '3': ['degerleme', 'parselLink'],
};

describe.each(Object.entries(ROLES))('%s', (_, { isPremium, enter }) => {
  test.each(CATEGORY_NUMBERS)('sees of kind %s what it may', async (kind) => {
    const headers = await enter();
    const answer = await app.inject({ url: `/api/properties/${idOf[kind]}`, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const property = propertyDetailSchema.parse(answer.json());
    const known: Pick<PropertyDetail, (typeof LOCKABLE_FIELDS)[number]> = {
      ...SECRETS,
      contact: { phone: PHONE },
      noticeValues: { ...SECRETS.noticeValues, withheld: [] },
    };
    // What is locked of a notice is named.
    const emptyOf: Partial<Record<(typeof LOCKABLE_FIELDS)[number], unknown>> = {
      documentFiles: [],
      noticeValues: { values: {}, conflicts: [], withheld: ['kdv'] },
    };
    for (const field of LOCKABLE_FIELDS) {
      const isNever = NEVER[kind].includes(field);
      expect(property.locked.includes(field), field).toBe(!isPremium && !isNever);
      expect(property[field], field).toEqual(isPremium && !isNever ? known[field] : (emptyOf[field] ?? null));
    }
    if (!isPremium) expect(answer.body).not.toMatch(/gizli|GİZLİ/);
    expect(property.viewsLeftToday === null).toBe(isPremium);
  });
});
