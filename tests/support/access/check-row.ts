import { LOCKABLE_FIELDS, listingDetailSchema } from '#shared/listings.ts';
import type { AccessRow } from './access-rows.ts';
import { lockedWordsIn, NEVER_SHOWN, type PlantedListing, WORD_IN } from './planted-listings.ts';
import type { Headers, Role } from './roles.ts';
import type { Things } from './things.ts';

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Headers;
  readonly payload?: object;
};
export type Send = (call: Call) => Promise<Answer>;

/** The caller, the caller's own data (only for a member), and the victim, whose data must stay out of reach. */
export type Caller = {
  readonly role: Role;
  readonly headers: Headers;
  readonly own?: Things;
  readonly victim: Things;
};

/** Ids that nothing has. */
const MISSING = {
  number: 999_999_999,
  uuid: '00000000-0000-4000-8000-000000000000',
  finding: `${'0'.repeat(64)}-share-${'0'.repeat(16)}`,
};

/** Makes the call of a row as a caller, in every way that the row allows, and returns the faults. */
export async function checkRow(
  send: Send,
  call: string,
  row: AccessRow,
  caller: Caller,
  listings: readonly PlantedListing[],
): Promise<string[]> {
  const ask = async (things: Things, named?: string | number) => {
    const request = requestOf(call, row, caller, things, named);
    const answer = await send(request);
    return {
      answer,
      faults: leaksIn(answer, row, caller).map((fault) => `${request.method} ${request.url}: ${fault}`),
    };
  };
  const { role, own, victim } = caller;
  if (row.sees === 'byRights') {
    const seen = await Promise.all(
      listings.map(async (listing) => fieldFaults((await ask(victim, listing.id)).answer, listing, role)),
    );
    return seen.flat().map((fault) => `${call}: ${fault}`);
  }
  if (row.open === 'everyone' || !own) {
    const { answer, faults } = await ask(victim);
    const request = requestOf(call, row, caller, victim);
    return [
      ...faults,
      ...statusFaults(call, 'a stranger', answer, row.open === 'everyone' ? row.status : 401),
      ...(row.sees === 'same' ? await differenceFromVisitor(send, request, answer) : []),
      ...(row.sees === 'hashByRights' ? await hashFaults(send, request, answer, role) : []),
    ];
  }
  const ofAnother = row.names ? await othersFaults(call, row, (id) => ask(victim, id)) : [];
  const mine = await ask(own);
  return [
    ...ofAnother,
    ...mine.faults,
    ...statusFaults(call, 'the owner', mine.answer, row.status),
    ...ownFaults(call, row, mine.answer, own),
  ];
}

type Asked = { readonly answer: Answer; readonly faults: readonly string[] };

/** Another member's data must get the same answer as a nonexistent id, so that ids can't be guessed. */
async function othersFaults(call: string, row: AccessRow, ask: (id?: string | number) => Promise<Asked>) {
  const strange = await ask();
  const missing = await ask(hasUuid(row) ? MISSING.uuid : MISSING.number);
  const tellsApart = row.ofAnother === 404 && missing.answer.body !== strange.answer.body;
  return [
    ...strange.faults,
    ...statusFaults(call, 'another member', strange.answer, row.ofAnother ?? 404),
    ...(tellsApart ? [`${call}: tells another's thing from a missing one`] : []),
  ];
}

function hasUuid({ names }: AccessRow): boolean {
  return names === 'sessionId' || names === 'orderId' || names === 'organisationId';
}

function requestOf(call: string, row: AccessRow, caller: Caller, things: Things, named?: string | number): Call {
  const [method = '', path = ''] = call.split(' ');
  const query = row.query?.(row.open === 'members' ? caller.victim : things);
  const id = named ?? (row.names ? things[row.names] : '');
  return {
    // safe: the calls of the matrix use these methods only
    method: method as Call['method'],
    url: `${path
      .replace(/\{\w+\}/, String(id))
      .replace('{place}', '999')
      .replace('{finding}', MISSING.finding)
      .replace('{userId}', things.userId)
      .replace('{invitationId}', MISSING.uuid)
      .replace('{keyId}', MISSING.uuid)
      .replace('{connectionId}', MISSING.uuid)
      .replace('{webhookId}', MISSING.uuid)
      .replace('{viewId}', MISSING.uuid)
      .replace('{reportId}', MISSING.uuid)
      .replace('{scheduleId}', MISSING.uuid)
      .replace('{messageId}', MISSING.uuid)
      .replace(/\{\w+\}/g, String(MISSING.number))}${query ? `?${query}` : ''}`,
    headers: caller.headers,
    ...(row.body && { payload: { ...smuggled(caller.victim), ...row.body(things) } }),
  };
}

/** Fields that no body may set: another user's account, and rights. */
function smuggled({ userId }: Things): object {
  const rights = { role: 'operator', isAdmin: true, emailVerified: true, validUntil: '2099-01-01T00:00:00.000Z' };
  return { ...rights, userId, user: { id: userId }, user_id: userId, ownerId: userId };
}

function statusFaults(call: string, who: string, { status, body }: Answer, expected: AccessRow['status']): string[] {
  if ([expected].flat().includes(status)) return [];
  return [`${call}: ${who} got ${status}, not ${[expected].flat().join(' or ')}: ${body.slice(0, 120)}`];
}

/** Leaks in an answer: locked words, unless the row may show them, and another member's data. */
function leaksIn({ status, body, headers }: Answer, row: AccessRow, { victim, role }: Caller): string[] {
  const isRead = (word: string) => role.isPremium && row.premiumReads?.includes(word) === true;
  const text = `${JSON.stringify(headers)} ${body}`;
  const others = [victim.email, victim.word, victim.userId, victim.sessionId].filter((mark) => text.includes(mark));
  return [
    ...(status >= 500 ? [`a ${status}`] : []),
    ...lockedWordsIn(text).flatMap((word) => (isRead(word) ? [] : [`shows ${word}, which is locked`])),
    ...others.map((mark) => `shows ${mark} of another member`),
    ...(row.sees === 'own' && !String(headers['cache-control']).includes('no-store') && status === 200
      ? ['may be kept by caches']
      : []),
  ];
}

const HASH = /"textHash":(?:null|"[^"]*")/g;

/** Only premium members see the hash of the text; everything else is the same for everybody. */
async function hashFaults(send: Send, request: Call, answer: Answer, { isPremium }: Role): Promise<string[]> {
  if (!isPremium) return differenceFromVisitor(send, request, answer);
  const hashes = answer.body.match(HASH) ?? [];
  const withoutHashes: Send = async (call) => {
    const visitor = await send(call);
    return { ...visitor, body: visitor.body.replaceAll(HASH, '') };
  };
  return [
    ...(hashes.some((hash) => hash.endsWith('null')) ? [`${request.url}: no hash for premium`] : []),
    ...(await differenceFromVisitor(withoutHashes, request, { ...answer, body: answer.body.replaceAll(HASH, '') })),
  ];
}

async function differenceFromVisitor(send: Send, request: Call, answer: Answer): Promise<string[]> {
  const visitor = await send({ ...request, headers: {} });
  return visitor.body === answer.body ? [] : [`${request.url}: another answer than a visitor gets`];
}

function ownFaults(call: string, { shows }: AccessRow, { body }: Answer, own: Things): string[] {
  return shows && !body.includes(String(own[shows])) ? [`${call}: does not show the caller's ${shows}`] : [];
}

/** Checks each lockable field of a listing: complete with the right, empty and named in `locked` without it. */
export function fieldFaults({ status, headers, body }: Answer, { kind }: PlantedListing, role: Role): string[] {
  if (status !== 200) return [`status ${status}`];
  const property = listingDetailSchema.parse(JSON.parse(body));
  const wrong = LOCKABLE_FIELDS.flatMap((field) => {
    const isShown = role.isPremium && !NEVER_SHOWN[kind].includes(field);
    const isLocked = !role.isPremium && !NEVER_SHOWN[kind].includes(field);
    return [
      ...(JSON.stringify(property[field]).includes(WORD_IN[field]) === isShown ? [] : [`${field} of kind ${kind}`]),
      ...(property.locked.includes(field) === isLocked ? [] : [`${field} in locked of kind ${kind}`]),
    ];
  });
  const words = role.isPremium ? [] : lockedWordsIn(`${JSON.stringify(headers)} ${body}`);
  return [
    ...wrong,
    ...words.map((word) => `shows ${word}, which is locked`),
    ...((property.viewsLeftToday === null) === role.isPremium ? [] : ['viewsLeftToday']),
    ...(headers['cache-control'] === 'private, no-store' ? [] : ['may be kept by caches']),
  ];
}
