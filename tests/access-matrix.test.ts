import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACTS_BEFORE_CONFIRMATION } from '#server/features/members/accounts/acts/acts-before-confirmation.ts';
import { GUARDED_ACTS } from '#server/features/members/accounts/acts/guarded-acts.ts';
import { LOCKABLE_FIELDS } from '#shared/listings.ts';
import { PROOF_MINUTES } from '#shared/sign-in/proof.ts';
import { ACCESS_ROWS, apiPathsIn, callsIn, unmatchedRows } from './support/access/access-rows.ts';
import { type Answer, type Call, type Caller, checkRow, type Send } from './support/access/check-row.ts';
import { PLANTED_PHONE, type PlantedListing, plantListings, WORD_IN } from './support/access/planted-listings.ts';
import { type Headers, openRoles, type Role } from './support/access/roles.ts';
import { giveThings, rowsOf, type Things } from './support/access/things.ts';
import { registerAccount } from './support/accounts/call-accounts.ts';
import { cheapHashes } from './support/accounts/cheap-hashes.ts';
import { MEMBER_PASSWORD } from './support/accounts/register-member.ts';
import { newCompany } from './support/companies/key-callers.ts';
import { openTestApp } from './support/open-test-app.ts';
import { TEST_PAPERS, TRANSFER_SETTINGS } from './support/orders/test-papers.ts';
import { TEST_NOW } from './support/test-now.ts';

/*
 * Makes every call of the OpenAPI document in every role: who may make it, what each caller sees, and that nobody
 * reaches another member's data (D20, D24; OWASP API1, API3, API5). A call without a row fails.
 */

cheapHashes();
const settings = { PRIORITY_PHONE: PLANTED_PHONE, ANSWER_CACHE: 'off', ...TRANSFER_SETTINGS };
const testApp = await openTestApp(settings, { papers: TEST_PAPERS });
const { app, deps } = testApp;
const roles = openRoles(testApp);
let listings: PlantedListing[] = [];
let victim: Things;
let victimRows = '';

beforeAll(async () => {
  listings = await plantListings(deps);
  const headers = await (roles['premium member'] as Role).enter();
  victim = await giveThings(testApp, headers, { word: 'kurbanlik7', propertyId: listings[4]?.id ?? 0 });
  victimRows = await rowsOf(testApp, victim.userId);
});
beforeEach(() => deps.setNow(TEST_NOW));
afterAll(() => deps.close());

const send: Send = async (call) => {
  const { statusCode: status, headers, body } = await app.inject(call);
  return { status, headers, body };
};

let callers = 0;
async function enter(role: Role): Promise<Caller> {
  deps.setNow(TEST_NOW);
  const headers = await role.enter();
  if (!role.isMember) return { role, headers, victim };
  // What older sessions must prove is tested below.
  const payload = { password: MEMBER_PASSWORD };
  await send({ method: 'POST', url: '/api/user/proof', headers, payload });
  callers += 1;
  const own = await giveThings(testApp, headers, { word: `sahipli${callers}x`, propertyId: listings[0]?.id ?? 0 });
  return { role, headers, victim, own };
}

const check = (call: string, caller: Caller, sent = send) => {
  const row = ACCESS_ROWS[call];
  if (!row) throw new Error(`${call} has no row`);
  return checkRow(sent, call, row, caller, listings.slice(0, 3));
};

const documented = async () => (await app.inject('/api/docs/openapi.json')).json();
const printed = () => app.printRoutes({ commonPrefix: false });

it('every call of the API has a row, and every row has a call', async () => {
  const document = await documented();
  expect(callsIn(document).length).toBeGreaterThan(35);
  expect(apiPathsIn(printed()).length).toBeGreaterThan(35);
  expect(unmatchedRows(document, printed())).toEqual([]);
});

it('the OpenAPI document requires a member’s token exactly where a row is for members', async () => {
  const { paths, components } = await documented();
  expect(Object.keys(components.securitySchemes)).toEqual(['memberToken', 'apiKey', 'trialGrant']);
  const needsToken = (call: string) => {
    const [method = '', path = ''] = call.split(' ');
    const { security = [{}] }: { security?: object[] } = paths[path][method.toLowerCase()];
    return security.every((way) => 'memberToken' in way);
  };
  const calls = Object.keys(ACCESS_ROWS);
  expect(calls.filter(needsToken)).toEqual(calls.filter((call) => ACCESS_ROWS[call]?.open === 'members'));
});

describe.each(Object.entries(roles))('%s', (_, role) => {
  it('is answered as each row says, and changes nothing of another member', async () => {
    const rows = Object.entries(ACCESS_ROWS);
    const lasting = await enter(role);
    const faults: string[] = [];
    for (const [call, { endsSession }] of rows)
      faults.push(...(await check(call, endsSession ? await enter(role) : lasting)));
    // None of these calls must have granted rights.
    faults.push(...(await check('GET /api/properties/{id}', lasting)));
    expect(faults).toEqual([]);
    expect(await rowsOf(testApp, victim.userId)).toBe(victimRows);
  });
});

/** Makes each call of the matrix as a member, and returns those that were refused with this code. */
async function refusedWith(code: string, headers: Headers, calls: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    const row = ACCESS_ROWS[call];
    const payload = row?.body?.(victim) ?? {};
    // safe: the calls of the matrix use these methods only
    const answer = await send({ method: method as Call['method'], url, headers, payload });
    if (answer.body.includes(`"${code}"`)) refused.push(call);
  }
  return refused;
}

const ACTS = Object.entries(ACCESS_ROWS)
  .filter(([call, { open, endsSession }]) => !call.startsWith('GET ') && open === 'members' && !endsSession)
  .map(([call]) => call);
const asRoute = (call: string) => call.replaceAll(/\{(\w+)\}/g, ':$1');

it('an account with an unconfirmed address may make only the listed calls (D46)', async () => {
  const { token } = await registerAccount(app);
  const headers = { authorization: `Bearer ${token}` };
  const open = ACTS.filter((call) => ACTS_BEFORE_CONFIRMATION.has(asRoute(call)));
  const closed = ACTS.filter((call) => !open.includes(call));
  expect(open.length).toBeGreaterThan(20);
  expect(await refusedWith('EMAIL_UNCONFIRMED', headers, open)).toEqual([]);
  expect(await refusedWith('EMAIL_UNCONFIRMED', headers, closed)).toEqual(closed);
});

it('in a session older than 15 minutes every guarded act requires the password', async () => {
  const headers = await (roles['registered member'] as Role).enter();
  const guarded = ACTS.filter((call) => GUARDED_ACTS[asRoute(call)]?.needsProof && !GUARDED_ACTS[asRoute(call)]?.when);
  expect(guarded.length).toBeGreaterThan(7);
  expect(await refusedWith('PROOF_NEEDED', headers, ACTS)).toEqual([]);
  deps.setNow(new Date(TEST_NOW.getTime() + PROOF_MINUTES * 60_000));
  expect(await refusedWith('PROOF_NEEDED', headers, guarded)).toEqual(guarded);
});

it('in such a session a conditionally guarded act requires it only for an owner or to connect an app', async () => {
  const { id, owner } = await newCompany({ app, deps });
  const of = `/api/organisations/${id}`;
  const acts: [method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object][] = [
    ['POST', `${of}/invitations`, { email: 'yeni@davet.example', role: 'owner' }],
    ['PUT', `${of}/members/${victim.userId}`, { role: 'owner' }],
    ['PUT', `${of}/members/${owner.id}`, { role: 'reader' }],
    ['DELETE', `${of}/members/${owner.id}`],
    ['POST', '/api/connected-apps/decision', { request: 'a', organisationId: id }],
  ];
  const sometimes = Object.entries(GUARDED_ACTS).filter(([, { when, needsProof }]) => when && needsProof);
  expect(new Set(acts.map(([method, url]) => `${method} ${url.split('/')[2]}`)).size).toBe(sometimes.length);
  deps.setNow(new Date(TEST_NOW.getTime() + PROOF_MINUTES * 60_000));
  for (const [method, url, body] of acts)
    expect((await owner.call(method, url, body)).json.code, `${method} ${url}`).toBe('PROOF_NEEDED');
  const asReader = { email: 'okur@davet.example', role: 'reader' };
  expect((await owner.call('POST', `${of}/invitations`, asReader)).json?.code).not.toBe('PROOF_NEEDED');
});

it('every entry in the lists of guarded and open acts is an existing call', () => {
  const calls = new Set(Object.keys(ACCESS_ROWS).map(asRoute));
  const listed = [...Object.keys(GUARDED_ACTS), ...ACTS_BEFORE_CONFIRMATION];
  expect(listed.filter((call) => !calls.has(call))).toEqual([]);
});

describe('the matrix detects', () => {
  it('a new call without a row, documented or hidden, and a row whose call was removed', async () => {
    const document = await documented();
    const { '/api/company': _gone, ...rest } = document.paths;
    const planted = { paths: { ...rest, '/api/user/secrets/{id}': { get: {}, patch: {} } } };
    expect(unmatchedRows(planted, `${printed()}\n└── /api/hidden (POST)\n    └── /deep (GET, HEAD)`)).toEqual([
      'GET /api/user/secrets/{id} has no row',
      'PATCH /api/user/secrets/{id} has no row',
      'GET /api/company is no call',
      '/api/company is hidden',
      '/api/hidden is hidden',
      '/api/hidden/deep is hidden',
    ]);
  });

  /** Simulates a server with a security hole: `open` changes its answers to some callers. */
  const withHole =
    (open: (answer: Answer, call: Call) => Partial<Answer> | undefined): Send =>
    async (call) => {
      const answer = await send(call);
      return { ...answer, ...open(answer, call) };
    };
  const visitor = () => enter(roles.visitor as Role);
  const member = () => enter(roles['registered member'] as Role);
  const bodyWith = (text: string) => (answer: Answer) => ({ body: `${answer.body}${text}` });

  it.each(LOCKABLE_FIELDS)('a visible locked field: %s of a listing', async (field) => {
    const premium = await enter(roles['premium member'] as Role);
    const hole: Send = async (call) => {
      const [answer, whole] = [await send(call), await send({ ...call, headers: premium.headers })];
      return {
        ...answer,
        body: JSON.stringify({ ...JSON.parse(answer.body), [field]: JSON.parse(whole.body)[field] }),
      };
    };
    expect(await check('GET /api/properties/{id}', await visitor(), hole)).toEqual(
      expect.arrayContaining([`GET /api/properties/{id}: ${field} of kind 1`]),
    );
  });

  it('a locked word in a list, and a list that differs for members', async () => {
    const call = 'GET /api/properties/search';
    expect(await check(call, await visitor(), withHole(bodyWith(WORD_IN.description)))).toHaveLength(1);
    const greeting = withHole((answer, { headers }) => (headers.authorization ? bodyWith(' ')(answer) : undefined));
    expect(await check(call, await member(), greeting)).toEqual([expect.stringContaining('another answer')]);
  });

  it('a call for members that answers visitors, or that caches may store', async () => {
    const call = 'GET /api/user/saved-ads';
    const { headers } = await member();
    expect(await check(call, await visitor(), (asked) => send({ ...asked, headers }))).toHaveLength(1);
    expect(
      await check(
        call,
        await member(),
        withHole(() => ({ headers: {} })),
      ),
    ).toEqual([expect.stringContaining('caches')]);
  });

  it('another member’s resource that is returned, or distinguishable from a missing one', async () => {
    const call = 'PUT /api/user/notifications/{id}/read';
    const isVictims = ({ url }: Call) => url.includes(`/${victim.notificationId}/`);
    const opened = withHole((_, asked) => (isVictims(asked) ? { status: 200 } : undefined));
    expect(await check(call, await member(), opened)).toEqual([expect.stringContaining('another member got 200')]);
    const told = withHole((answer, asked) => (isVictims(asked) ? bodyWith(' ')(answer) : undefined));
    expect(await check(call, await member(), told)).toEqual([expect.stringContaining('tells another')]);
    const shown = withHole(bodyWith(victim.email));
    expect(await check('GET /api/auth/user', await member(), shown)).not.toEqual([]);
  });

  it('a change to data of another member', async () => {
    const before = await rowsOf(testApp, victim.userId);
    await deps.db.$client.query('update property_alerts set is_active = false where user_id = $1', [victim.userId]);
    expect(await rowsOf(testApp, victim.userId)).not.toBe(before);
  });
});
