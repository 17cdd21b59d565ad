import { eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import { registerMember } from '../accounts/register-member.ts';
import type { TestApp } from '../open-test-app.ts';
import { inDays, TEST_NOW } from '../test-now.ts';

export type Headers = Readonly<Record<string, string>>;

/** A network without other browsers: from the sixteenth new browser on, a network gets no marks. */
const OWN_NETWORK = '198.51.100.7';

/** A caller of the API. `enter` creates the role, from TEST_NOW on, and returns the headers that its browser sends. */
export type Role = {
  /** Whether the server knows the account. */
  readonly isMember: boolean;
  /** Whether the caller sees what is locked (D20). */
  readonly isPremium: boolean;
  enter(): Promise<Headers>;
};

/**
 * All kinds of callers, including ones with expired, forged or stolen credentials. `enterDesk`
 * (tests/desk-access.test.ts) creates operators; a caller who claims to be one is a visitor. Fails if the server does
 * not answer as the role requires.
 */
export function openRoles(testApp: TestApp): Record<string, Role> {
  const people = peopleOf(testApp);
  return { ...membersAmong(testApp, people), ...browsersAmong(testApp, people), ...forgersAmong(testApp, people) };
}

type People = ReturnType<typeof peopleOf>;

function peopleOf({ app, deps }: TestApp) {
  let devices = 0;
  const newDevice = () => {
    devices += 1;
    return `web_test${String(devices).padStart(8, '0')}`;
  };
  const post = async (url: string, payload: object, headers: Headers = {}) => {
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return answer;
  };
  async function member(): Promise<{ id: string; headers: Headers }> {
    const { id, token } = await registerMember(app);
    await deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
    return { id, headers: { authorization: `Bearer ${token}` } };
  }
  return {
    member,
    async payer(validUntil: Date): Promise<Headers> {
      const { id, headers } = await member();
      const payment = { userId: id, amount: 29.99, provider: 'test', reference: `test-${id}`, paidAt: TEST_NOW };
      await deps.db.insert(payments).values({ ...payment, validUntil });
      return headers;
    },
    claim: async (headers: Headers, state: { isPremium: boolean; trialUsed: boolean }) =>
      (await post('/api/user/subscription', { ...state, deviceId: newDevice() }, headers)).json(),
    async deviceOnTrial(): Promise<{ cookie: string }> {
      const { cookies } = await post('/api/trial', { deviceId: newDevice() });
      const pairs = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
      if (!pairs.some((pair) => pair.startsWith('peyda_trial='))) throw new Error('A trial without a cookie.');
      return { cookie: pairs.join('; ') };
    },
  };
}

function membersAmong({ app, deps }: TestApp, { member, payer, claim, deviceOnTrial }: People): Record<string, Role> {
  async function onTrial(): Promise<Headers> {
    const { headers } = await member();
    if (!(await claim(headers, { isPremium: true, trialUsed: false })).isPremium) throw new Error('No trial began.');
    return headers;
  }
  return {
    'registered member': { isMember: true, isPremium: false, enter: async () => (await member()).headers },
    'account on trial': { isMember: true, isPremium: true, enter: onTrial },
    'account whose trial is over': {
      isMember: true,
      isPremium: false,
      async enter() {
        const headers = await onTrial();
        deps.setNow(inDays(7));
        return headers;
      },
    },
    'device on trial, signed in': {
      isMember: true,
      isPremium: true,
      enter: async () => ({ ...(await deviceOnTrial()), ...(await member()).headers }),
    },
    'second account in a browser on trial': {
      isMember: true,
      isPremium: false,
      async enter() {
        const browser = await deviceOnTrial();
        const first = { ...browser, ...(await member()).headers };
        const { isPremium } = (await app.inject({ url: '/api/user/subscription', headers: first })).json();
        if (!isPremium) throw new Error('The trial did not go on in the account.');
        return { ...browser, ...(await member()).headers };
      },
    },
    'premium member': { isMember: true, isPremium: true, enter: () => payer(inDays(365)) },
    'member whose premium is over': { isMember: true, isPremium: false, enter: () => payer(TEST_NOW) },
    'member who claims to have paid': {
      isMember: true,
      isPremium: false,
      async enter() {
        const { headers } = await member();
        const { isPremium } = await claim(headers, { isPremium: true, trialUsed: true });
        if (isPremium) throw new Error('A claim was believed.');
        return headers;
      },
    },
  };
}

function browsersAmong({ deps }: TestApp, { deviceOnTrial }: People): Record<string, Role> {
  const laterOn = (days: number): Role => ({
    isMember: false,
    isPremium: false,
    async enter() {
      const headers = await deviceOnTrial();
      deps.setNow(inDays(days));
      return headers;
    },
  });
  return {
    visitor: { isMember: false, isPremium: false, enter: async () => ({}) },
    'device on trial': { isMember: false, isPremium: true, enter: deviceOnTrial },
    'device whose trial is over': laterOn(7),
    'device whose trial begins only later, by a clock put back': laterOn(-1 / 24),
  };
}

function forgersAmong({ app }: TestApp, { deviceOnTrial }: People): Record<string, Role> {
  const forged = (enter: () => Promise<Headers>): Role => ({ isMember: false, isPremium: false, enter });
  const signedWith = (signature: string) => async () => {
    const { cookie } = await deviceOnTrial();
    return { cookie: cookie.replace(/(peyda_trial=[^;%]*?)(?:\.|%2E)[^;]*/i, `$1${encodeURIComponent(signature)}`) };
  };
  return {
    'forged token': forged(async () => ({ authorization: `Bearer ${'a'.repeat(32)}` })),
    'self-declared operator': forged(async () => ({
      authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}`,
      cookie: 'role=operator; isPremium=true; isAdmin=1',
      'x-role': 'operator',
      'x-forwarded-for': '127.0.0.1',
    })),
    'grant without its signature': forged(signedWith('')),
    'grant with a foreign signature': forged(
      signedWith(`.${Buffer.alloc(32, 7).toString('base64').replace(/=+$/, '')}`),
    ),
    'grant of another trial under its signature': forged(async () => {
      const { cookie } = await deviceOnTrial();
      return { cookie: cookie.replace(/trial-(\d+)-/, (_, id: string) => `trial-${Number(id) - 1}-`) };
    }),
    'grant without the mark of its browser': forged(async () => ({
      cookie: cookieIn(await deviceOnTrial(), 'peyda_trial'),
    })),
    'grant replayed from another browser': forged(async () => {
      const grant = cookieIn(await deviceOnTrial(), 'peyda_trial');
      return { cookie: `${grant}; ${cookieIn(await deviceOnTrial(), 'peyda_device')}` };
    }),
    'mark of a device passed off as a grant': forged(async () => {
      const { cookies } = await app.inject({ url: '/api/properties/1', remoteAddress: OWN_NETWORK });
      const mark = cookies.find(({ name }) => name === 'peyda_device')?.value ?? '';
      if (!mark.includes('device-')) throw new Error('No mark was given.');
      return { cookie: `peyda_trial=${encodeURIComponent(mark)}` };
    }),
  };
}

function cookieIn({ cookie }: { cookie: string }, name: string): string {
  return cookie.split('; ').find((pair) => pair.startsWith(`${name}=`)) ?? '';
}
