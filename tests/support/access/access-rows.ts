import { randomUUID } from 'node:crypto';
import { START_VIEW } from '#shared/analysis/start-view.ts';
import { NOTHING_GIVEN, newScenario } from '#shared/law/bid/calculation.ts';
import { KEY_ROWS } from './key-rows.ts';
import { PLANTED_KM } from './planted-listings.ts';
import type { Things } from './things.ts';

/** Who may make a call, what the answer is without the right, and what each caller sees. */
export type AccessRow = {
  /** `members`: without a session only 401. `everyone`: the same status for all callers. */
  readonly open: 'everyone' | 'members';
  /** The status for a caller with the right; for a call against another member's account, the refusal. */
  readonly status: number | readonly number[];
  /**
   * `same`: every caller gets the same bytes. `hashByRights`: the same except for the hash of a locked text, which
   * could confirm guesses. `byRights`: a listing's locked fields only with premium. `own`: the caller's own data.
   * `message`: only the result of the call.
   */
  readonly sees: 'same' | 'hashByRights' | 'byRights' | 'own' | 'message';
  /**
   * What the address refers to, and the status for a member who names another member's: the same as if it did not
   * exist.
   */
  readonly names?: 'propertyId' | 'alertId' | 'notificationId' | 'sessionId' | 'orderId' | 'organisationId';
  readonly ofAnother?: AccessRow['status'];
  readonly query?: (things: Things) => string;
  readonly body?: (things: Things) => object;
  /** A text of the caller's own data that the answer must contain. */
  readonly shows?: 'email' | 'word' | 'sessionId' | 'propertyId' | 'orderId' | 'organisationId';
  /** Locked words that the answer contains only for members with premium. */
  readonly premiumReads?: readonly string[];
  /** The call ends the session. */
  readonly endsSession?: true;
};

const publicly = (query = ''): AccessRow => ({ open: 'everyone', status: 200, sees: 'same', query: () => query });
const ownThings = (shows: AccessRow['shows']): AccessRow => ({
  open: 'members',
  status: 200,
  sees: 'own',
  ...(shows && { shows }),
  query: ({ userId }) => `userId=${userId}`,
});
const change = (row: Partial<AccessRow> = {}): AccessRow => ({ open: 'members', status: 200, sees: 'message', ...row });
/** A call that needs no session, made against the account of another member. */
const againstAnother = (status: AccessRow['status'], body: AccessRow['body']): AccessRow => ({
  open: 'everyone',
  status,
  sees: 'message',
  ...(body && { body }),
});

const alert = ({ word }: Things) => ({ alertName: word, searchCriteria: JSON.stringify({ city: ['Ankara'] }) });
const MADE_UP_PASSKEY = { id: 'AA', rawId: 'AA', type: 'public-key', response: {}, clientExtensionResults: {} };
const deviceId = 'web_matrix000001';
const order = (row: Partial<AccessRow> = {}) => change({ names: 'orderId', ofAnother: 404, ...row });
const buyer = { kind: 'person', name: 'Ad Soyad', address: 'Cadde 1', district: 'Çankaya', city: 'Ankara' };
/** Needs premium; the listing is public. */
const calculating = (row: Partial<AccessRow>) =>
  change({ status: [200, 403], names: 'propertyId', ofAnother: [200, 403], ...row });
/**
 * The caller owns an organisation whose plan has ended: calls that need one get 409. Its roles are tested in
 * organisation-access.test.ts.
 */
const organisation = (row: Partial<AccessRow> = {}) => change({ names: 'organisationId', ofAnother: 404, ...row });
const ofOrganisation = organisation({ sees: 'own', shows: 'organisationId' });
/** For callers without a key: people can't use `/api/v1`. */
const withoutKey: AccessRow = { open: 'everyone', status: 401, sees: 'message' };
const invitationToken = () => ({ token: 'a'.repeat(32) });
const phoneCode = { ticket: 'a'.repeat(32), code: '123456' };
/** The address names a finding that is in no document. */
const marking = (status: AccessRow['status']) =>
  change({ status, names: 'propertyId', ofAnother: status, body: () => ({ reason: '' }) });

const NO_VIEW = '00000000-0000-4000-8000-000000000000';
const VIEW = { name: 'Görünüm', isShared: true, view: START_VIEW, version: 0 };

/**
 * The access matrix: one row for every call of the API, in the order in which they are made.
 * `tests/access-matrix.test.ts` makes each of them in every role.
 */
export const ACCESS_ROWS: Readonly<Record<string, AccessRow>> = {
  'GET /api/status': publicly(),
  'GET /api/company': publicly(),
  'GET /api/announcements': publicly(),
  'GET /api/edited-texts': publicly(),
  'GET /api/order-terms': publicly(),
  'GET /api/filters': publicly(),
  'GET /api/summary': publicly(),
  'GET /api/estimate-quality': publicly(),
  'GET /api/landing': publicly('place=ankara'),
  // Public figures; their content is tested in monthly-outcomes.test.ts.
  'GET /api/monthly-outcomes/{month}': againstAnother(400, undefined),
  'GET /api/properties': publicly('limit=100'),
  'GET /api/properties/search': publicly('includeEnded=1&facets=true'),
  'GET /api/properties/search-ai': publicly('query=ankara+daire'),
  'GET /api/properties/suggestions': publicly('query=ank'),
  'GET /api/properties/{id}': { open: 'everyone', status: 200, sees: 'byRights', names: 'propertyId' },
  // Nothing has been read there; who sees which words is tested in findings.test.ts.
  'GET /api/properties/{id}/document-findings': { ...againstAnother(200, undefined), names: 'propertyId' },
  // Nothing was found there; who may mark what is tested in finding-marks.test.ts.
  'PUT /api/properties/{id}/document-findings/{finding}/mark': marking([403, 404]),
  'DELETE /api/properties/{id}/document-findings/{finding}/mark': marking(200),
  // Without sales of its kind; who sees which is tested in find-comparables.test.ts.
  'GET /api/properties/{id}/comparables': { open: 'everyone', status: 200, sees: 'same', names: 'propertyId' },
  'GET /api/properties/{id}/beside': { open: 'everyone', status: 200, sees: 'same', names: 'propertyId' },
  // Without corrections both answers are the same for everybody; who sees which words is tested in
  // notice-versions.test.ts.
  'GET /api/properties/{id}/versions': { open: 'everyone', status: 200, sees: 'hashByRights', names: 'propertyId' },
  'GET /api/properties/{id}/versions/{before}/{after}': { ...againstAnother(400, undefined), names: 'propertyId' },
  // There is no such document; who may open one is tested in document-of-the-day.test.ts.
  'POST /api/properties/{id}/documents/{place}': { ...againstAnother(404, undefined), names: 'propertyId' },
  // The content of the files is tested in listing-file.test.ts.
  'GET /api/properties/{id}/dosya.pdf': { ...againstAnother([200, 403], undefined), names: 'propertyId' },
  'GET /api/properties/{id}/dosya.xlsx': { ...againstAnother([200, 403], undefined), names: 'propertyId' },
  'POST /api/page-speed': { open: 'everyone', status: 204, sees: 'message', body: () => ({ page: 'home', lcp: 900 }) },
  'POST /api/contact': againstAnother(201, ({ email }) => ({
    name: 'Ad Soyad',
    email,
    subject: 'Bir soru',
    message: 'Bu bir deneme mesajıdır.',
  })),

  // Without a conversation there is no stream; who reads what is tested in support.test.ts.
  'GET /api/support/stream': againstAnother([401, 404], undefined),
  'POST /api/support/messages': againstAnother([200, 401], () => ({ clientId: randomUUID(), text: 'Bir soru' })),
  'GET /api/support': { ...againstAnother(200, undefined), sees: 'own' },
  'GET /api/support/unread': { ...againstAnother(200, undefined), sees: 'own' },
  // Not a file, and not the caller's conversation; support-files.test.ts tests real ones.
  'POST /api/support/files': againstAnother([400, 401], undefined),
  'GET /api/support/files/{conversation}/{seq}': againstAnother([400, 401, 404], undefined),
  'POST /api/support/read': againstAnother([200, 401], () => ({ seq: 1 })),
  'POST /api/support/typing': againstAnother([200, 401], undefined),
  'POST /api/support/rating': againstAnother([401, 409], () => ({ rating: 5 })),
  // A member's conversation needs no link, and an invented token opens nobody else's.
  'POST /api/support/link': againstAnother([404, 409], () => ({ token: 'a'.repeat(43) })),
  'POST /api/support/visitor': againstAnother(200, ({ email }) => ({ name: 'Ad Soyad', email })),

  'POST /api/auth/register': againstAnother(409, ({ email }) => ({
    email,
    phoneNumber: '05321112233',
    password: 'baska-bir-sifre',
  })),
  'POST /api/auth/login': againstAnother(401, ({ email }) => ({ email, password: 'tahmin-edilen' })),
  'POST /api/auth/two-factor': againstAnother(400, () => ({ challenge: 'uydurma.imza', code: '123456' })),
  'POST /api/auth/passkey/challenge': { open: 'everyone', status: 200, sees: 'message' },
  'POST /api/auth/passkey': againstAnother(400, () => ({ challenge: 'uydurma.imza', response: MADE_UP_PASSKEY })),
  'POST /api/auth/forgot-password': againstAnother(200, ({ email }) => ({ email })),
  'POST /api/auth/reset-password': againstAnother(400, () => ({ token: 'a'.repeat(24), password: 'baska-bir-sifre' })),
  'POST /api/auth/verify-email': againstAnother(400, () => ({ token: 'a'.repeat(24) })),

  'POST /api/auth/email-change': againstAnother(400, () => ({ token: 'a'.repeat(32) })),
  // Not available to anybody without text messages; accounts/phone tests the codes of others.
  'POST /api/auth/phone-code': againstAnother(409, () => ({ phoneNumber: '05321112233' })),
  'POST /api/auth/phone-login': againstAnother(409, () => ({ phoneNumber: '05321112233', ...phoneCode })),

  'GET /api/auth/user': ownThings('email'),
  'GET /api/user/export': ownThings('email'),
  'GET /api/user/sessions': ownThings('sessionId'),
  'GET /api/user/passkeys': ownThings(undefined),
  'GET /api/user/subscription': ownThings(undefined),
  'GET /api/user/saved-ads': ownThings('propertyId'),
  'GET /api/user/saved-ads.csv': { ...ownThings('propertyId'), premiumReads: [PLANTED_KM] },
  'GET /api/user/board': ownThings('propertyId'),
  'GET /api/user/board.csv': ownThings('propertyId'),
  'GET /api/user/board.xlsx': ownThings(undefined),
  'GET /api/user/calendar': ownThings('propertyId'),
  'GET /api/user/calendar.ics': ownThings('propertyId'),
  'GET /api/user/calendar-feed': ownThings(undefined),
  'GET /api/user/search.csv': { ...ownThings(undefined), premiumReads: [PLANTED_KM] },
  'GET /api/user/search.xlsx': ownThings(undefined),
  'GET /api/user/property-alerts': ownThings('word'),
  // The stored figures are the caller's own, even if others have some for the listing; they need premium.
  'GET /api/user/calculations/{propertyId}': calculating({ sees: 'own' }),
  'GET /api/user/notifications': ownThings('word'),
  'GET /api/user/notifications/summary': ownThings(undefined),
  'GET /api/user/reminders': ownThings(undefined),

  'GET /api/user/orders': ownThings('orderId'),
  'GET /api/user/orders/{id}': order({ sees: 'own', shows: 'orderId' }),

  // There is already an open order, which is returned; it stays unpaid, so nothing can be withdrawn, ended or renewed.
  'POST /api/user/orders': change({
    sees: 'own',
    shows: 'orderId',
    body: () => ({ plan: 'premium', period: 'monthly' }),
  }),
  'POST /api/user/orders/{id}/papers': order({ body: () => ({ buyer }) }),
  'POST /api/user/orders/{id}/confirmation': order({
    status: 409,
    body: () => ({ totalKurus: 1, papersHash: 'x', readsInformation: true, acceptsContract: true, startsAtOnce: true }),
  }),
  'POST /api/user/orders/{id}/payment': order({ status: 409, body: () => ({ method: 'transfer' }) }),
  // Nothing has been agreed to yet.
  'GET /api/user/orders/{id}/contract': order({ status: 404 }),
  'GET /api/user/orders/{id}/withdrawal': order({ status: 409 }),
  'POST /api/user/orders/{id}/withdrawal': order({ status: 409, body: () => ({ refundKurus: 2999 }) }),
  'GET /api/user/orders/{id}/ending': order({ status: 409 }),
  'POST /api/user/orders/{id}/ending': order({ status: 409, body: () => ({ refundKurus: 2999 }) }),
  'PUT /api/user/orders/{id}/refund-account': order({
    status: 409,
    body: () => ({ iban: 'TR330006100519786457841326' }),
  }),
  'GET /api/user/deletion': ownThings(undefined),
  'POST /api/user/orders/{id}/cancellation': order(),
  // Nothing is paid, so there is no invoice.
  'GET /api/user/invoices': ownThings(undefined),
  'GET /api/user/invoices/{id}/file': order({ status: 404 }),
  'PUT /api/user/renewal': change({ status: 409, body: () => ({ consent: 'Kabul ediyorum.' }) }),
  'DELETE /api/user/renewal': change(),
  'GET /api/organisations': ownThings('organisationId'),
  'GET /api/organisations/{id}': ofOrganisation,
  'GET /api/organisations/{id}/saved-ads': organisation({ sees: 'own' }),
  'GET /api/organisations/{id}/log': organisation({ sees: 'own' }),
  // Reports need a running plan, and this one has ended; their roles are tested in organisation-access.test.ts.
  'GET /api/organisations/{id}/report.pdf': organisation({ status: 409 }),
  'GET /api/organisations/{id}/report.xlsx': organisation({ status: 409 }),
  'GET /api/organisations/{id}/report.csv': organisation({ status: 409 }),
  'GET /api/organisations/{id}/export.csv': organisation({ sees: 'own', shows: 'email' }),
  // Its plan has ended; who sees which views is tested in organisation-access.test.ts.
  'POST /api/organisations/{id}/analysis': organisation({ status: 409, body: () => ({ view: START_VIEW }) }),
  'POST /api/organisations/{id}/analysis/matches': organisation({ status: 409, body: () => ({ lines: ['1'] }) }),
  'GET /api/organisations/{id}/analysis/views': organisation({ sees: 'own' }),
  'POST /api/organisations/{id}/analysis/views': organisation({ status: 409, body: () => VIEW }),
  'PUT /api/organisations/{id}/analysis/views/{viewId}': organisation({ status: 409, body: () => VIEW }),
  'DELETE /api/organisations/{id}/analysis/views/{viewId}': organisation({ status: 404 }),
  'GET /api/organisations/{id}/alerts': organisation({ sees: 'own' }),
  'POST /api/organisations/{id}/alerts': organisation({ status: 409, body: () => ({ alertId: 1 }) }),
  'POST /api/organisations/{id}/alerts/{alertId}/own': organisation({ status: 409 }),
  'DELETE /api/organisations/{id}/alerts/{alertId}': organisation({ status: 404 }),
  // The body is not a file; who may send one is tested in organisations/logos.test.ts.
  'POST /api/organisations/{id}/logo': organisation({ status: 400, body: () => ({}) }),
  'GET /api/organisations/{id}/logo': organisation({ status: 404 }),
  'DELETE /api/organisations/{id}/logo': organisation(),
  'GET /api/organisations/{id}/reports': organisation({ sees: 'own' }),
  'POST /api/organisations/{id}/reports': organisation({
    status: 404,
    body: () => ({ viewId: NO_VIEW, kind: 'pdf' }),
  }),
  'GET /api/organisations/{id}/reports/{reportId}/file': organisation({ status: 404 }),
  'DELETE /api/organisations/{id}/reports/{reportId}': organisation({ status: 404 }),
  'POST /api/organisations/{id}/reports/schedules': organisation({
    status: 404,
    body: () => ({ viewId: NO_VIEW, kind: 'pdf', rhythm: 'day', onDay: 0, hour: 8, readers: [] }),
  }),
  'DELETE /api/organisations/{id}/reports/schedules/{scheduleId}': organisation({ status: 404 }),
  'DELETE /api/organisations/{id}/reports/schedules/{scheduleId}/own-mails': organisation({ status: 404 }),
  'GET /api/organisations/{id}/api-keys': organisation({ sees: 'own' }),
  'POST /api/organisations/{id}/api-keys': organisation({
    status: 409,
    body: ({ word }) => ({ name: word, scopes: ['listings'] }),
  }),
  'DELETE /api/organisations/{id}/api-keys/{keyId}': organisation({ status: 404 }),
  'GET /api/organisations/{id}/webhooks': organisation({ sees: 'own' }),
  'POST /api/organisations/{id}/webhooks': organisation({
    status: 409,
    body: () => ({ url: 'https://olay.ornek.example/', events: ['listing.sold'] }),
  }),
  'PUT /api/organisations/{id}/webhooks/{webhookId}': organisation({ status: 409, body: () => ({ state: 'paused' }) }),
  'POST /api/organisations/{id}/webhooks/{webhookId}/secret': organisation({ status: 409 }),
  'DELETE /api/organisations/{id}/webhooks/{webhookId}': organisation({ status: 404 }),
  'GET /api/organisations/{id}/webhooks/{webhookId}/messages': organisation({ status: 404 }),
  'POST /api/organisations/{id}/webhooks/{webhookId}/messages/{messageId}/again': organisation({ status: 409 }),
  'GET /api/organisations/{id}/connected-apps': organisation({ sees: 'own' }),
  'DELETE /api/organisations/{id}/connected-apps/{connectionId}': organisation({ status: 404 }),
  // A request that no app began; connected-apps.test.ts tests real ones.
  'POST /api/connected-apps/request': againstAnother(400, () => ({ request: 'a' })),
  'POST /api/connected-apps/decision': change({
    status: 400,
    body: ({ organisationId }) => ({ request: 'a', organisationId }),
  }),
  'POST /api/organisations/invitation': againstAnother(400, invitationToken),
  'POST /api/organisations/invitation/acceptance': change({ status: 400, body: invitationToken }),
  'POST /api/organisations/{id}/invitations': organisation({
    status: 409,
    body: ({ word }) => ({ email: `${word}@davet.example`, role: 'reader' }),
  }),
  'DELETE /api/organisations/{id}/invitations/{invitationId}': organisation(),
  'POST /api/organisations/{id}/saved-ads': organisation({
    status: 409,
    body: ({ propertyId }) => ({ propertyId }),
  }),
  'DELETE /api/organisations/{id}/saved-ads/{propertyId}': organisation(),
  'POST /api/organisations/{id}/saved-ads/{propertyId}/notes': organisation({
    status: 409,
    body: ({ word }) => ({ text: word }),
  }),
  'DELETE /api/organisations/{id}/saved-ads/{propertyId}/notes/{noteId}': organisation(),
  // The only owner can neither give up the role nor leave.
  'PUT /api/organisations/{id}/members/{userId}': organisation({ status: 409, body: () => ({ role: 'reader' }) }),
  'DELETE /api/organisations/{id}/members/{userId}': organisation({ status: 409 }),

  ...Object.fromEntries(Object.keys(KEY_ROWS).map((call) => [call, withoutKey])),

  'POST /api/invoices': againstAnother(401, () => ({ number: 'UYD2026000000001' })),
  'POST /api/payments/return': againstAnother(303, () => ({ token: 'uydurma' })),
  'POST /api/payments/webhook': againstAnother(401, () => ({ token: 'uydurma', status: 'SUCCESS' })),

  'PUT /api/user/profile': change({ sees: 'own', shows: 'email', body: ({ word }) => ({ firstName: word }) }),
  'POST /api/user/proof': change({ body: ({ password }) => ({ password }) }),
  'POST /api/user/proof/challenge': change({ status: 409 }),
  'POST /api/user/verification-mail': change({ status: 409 }),
  'POST /api/user/email': change({ body: ({ email, password }) => ({ email: `yeni.${email}`, password }) }),
  'POST /api/user/phone-code': change({ status: 409, body: ({ password }) => ({ password }) }),
  'POST /api/user/phone-confirmation': change({ status: 409, body: () => phoneCode }),
  'POST /api/user/subscription': change({ body: () => ({ isPremium: false, trialUsed: true, deviceId }) }),
  'POST /api/user/saved-ads': change({ body: ({ propertyId }) => ({ propertyId }) }),
  // Version 1 is never the first one, so the caller's own card gets 409.
  'PUT /api/user/board/{propertyId}': change({
    status: 409,
    names: 'propertyId',
    ofAnother: 404,
    body: ({ word }) => ({ version: 1, notes: word }),
  }),
  'DELETE /api/user/saved-ads/{propertyId}': change({ names: 'propertyId', ofAnother: 200 }),
  // The listing is public; the notes about it are the caller's own. Nobody can win while bidding is open.
  'GET /api/user/won-sales/{propertyId}': change({
    sees: 'own',
    names: 'propertyId',
    ofAnother: 200,
    shows: 'propertyId',
  }),
  'PUT /api/user/won-sales/{propertyId}': change({
    // 400 for a listing that was withdrawn before its end: it is unknown when it ended.
    status: [200, 400, 409],
    names: 'propertyId',
    ofAnother: [200, 400, 409],
    body: () => ({ soldOn: null, announcedOn: null, paidOn: null, evictionServedOn: null }),
  }),
  'DELETE /api/user/won-sales/{propertyId}': change({ names: 'propertyId', ofAnother: 200 }),
  // Saving and files are tested in calculation-files.test.ts. A member without a saved calculation has no file.
  'GET /api/user/calculations/{propertyId}/pdf': calculating({ status: [403, 404], ofAnother: [403, 404] }),
  'GET /api/user/calculations/{propertyId}/xlsx': calculating({ status: [403, 404], ofAnother: [403, 404] }),
  'PUT /api/user/calculations/{propertyId}': calculating({
    body: ({ word }) => ({ legal: NOTHING_GIVEN, scenarios: [newScenario(word)] }),
  }),
  'DELETE /api/user/calculations/{propertyId}': change({ names: 'propertyId', ofAnother: 200 }),
  'GET /api/user/usual-costs': ownThings(undefined),
  'PUT /api/user/usual-costs': change({ status: [200, 403], body: () => ({ categoryNumber: '1', costs: null }) }),
  // The address itself is tested in calendar.test.ts.
  'POST /api/user/calendar-feed': change(),
  'DELETE /api/user/calendar-feed': change(),
  'POST /api/user/property-alerts/preview': change({
    body: () => ({ searchCriteria: JSON.stringify({ city: ['Ankara'] }) }),
  }),
  'POST /api/user/property-alerts': change({ body: alert }),
  'PUT /api/user/property-alerts/{id}': change({ names: 'alertId', ofAnother: 404, body: alert }),
  'DELETE /api/user/property-alerts/{id}': change({ names: 'alertId', ofAnother: 404 }),
  'PUT /api/user/notifications/{id}/read': change({ names: 'notificationId', ofAnother: 404 }),
  'PUT /api/user/notifications/read-all': change(),
  'PUT /api/user/reminders': change({
    body: () => ({ end: [1440], cash: [720, 30], letter: [], payment: [180], quietHours: { from: 22, until: 8 } }),
  }),
  'POST /api/user/password': change({
    body: ({ password }) => ({ currentPassword: password, newPassword: password }),
  }),

  'POST /api/user/two-factor': change({ body: ({ password }) => ({ password }) }),
  'POST /api/user/two-factor/confirm': change({ status: 400, body: () => ({ code: '000000' }) }),
  'POST /api/user/two-factor/recovery-codes': change({ status: 409, body: ({ password }) => ({ password }) }),
  'POST /api/user/two-factor/disable': change({ body: ({ password }) => ({ password }) }),
  'POST /api/user/passkeys/challenge': change({ body: ({ password }) => ({ password }) }),
  'POST /api/user/passkeys': change({
    status: 400,
    body: () => ({ challenge: 'uydurma.imza', response: MADE_UP_PASSKEY, name: 'Uydurma' }),
  }),
  // The id is that of a session, not of a passkey.
  'DELETE /api/user/passkeys/{id}': change({ names: 'sessionId', status: 404, ofAnother: 404 }),

  // A browser that has had its trial gets no second one.
  'POST /api/trial': againstAnother([200, 409], () => ({ deviceId })),

  'DELETE /api/user/sessions': change(),
  'DELETE /api/user/sessions/{id}': change({ names: 'sessionId', ofAnother: 404, endsSession: true }),
  'POST /api/auth/logout': { open: 'everyone', status: 200, sees: 'message', endsSession: true },
  'POST /api/auth/logout-all': change({ endsSession: true }),
  'DELETE /api/user': change({ body: ({ password }) => ({ password }), endsSession: true }),
};

/** Paths that the OpenAPI document omits, with the reason why they need no row. */
const HIDDEN: Readonly<Record<string, string>> = {
  '/api/docs': 'the reference itself',
  '/api/docs/': 'the reference itself',
  '/api/docs/openapi.json': 'the document itself',
  '/api/docs/openapi.yaml': 'the document itself',
  '/api/docs/js/scalar.js': 'the viewer of the document',
  '/api/v1/openapi.json': 'the document of what keys open',
  '/api/unsubscribe': 'a link in mails, signed for its reader; deliver-notifications.test.ts tries others',
};

type Document = { readonly paths: Readonly<Record<string, object>> };

/** The calls of an OpenAPI document as `METHOD /path`. */
export function callsIn({ paths }: Document): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** The paths under `/api/` in Fastify's printed routes, including those that the document omits. */
export function apiPathsIn(printedRoutes: string): string[] {
  const parts: string[] = [];
  return (
    printedRoutes
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', part = ''] = /^((?:[│ ] {3})*)[├└]── (\S*) \(/.exec(line) ?? [];
        parts.splice(indent.length / 4, Number.POSITIVE_INFINITY, part);
        return parts.join('');
      })
      // The desk's calls are hidden from everybody else and have a separate matrix (desk-rows.ts).
      .filter((path) => /^\/api\/(?!desk\/)[^*]/.test(path))
  );
}

/**
 * The mismatches between the routes, their document and the matrix: each call must have one row, and each row must be a
 * call.
 */
export function unmatchedRows(document: Document, printedRoutes: string): string[] {
  const calls = callsIn(document);
  const paths = [...Object.keys(document.paths), ...Object.keys(HIDDEN)].map((path) =>
    path.replace(/\{(\w+)\}/g, ':$1'),
  );
  return [
    ...calls.filter((call) => !(call in ACCESS_ROWS)).map((call) => `${call} has no row`),
    ...Object.keys(ACCESS_ROWS)
      .filter((call) => !calls.includes(call))
      .map((call) => `${call} is no call`),
    ...apiPathsIn(printedRoutes)
      .filter((path) => !paths.includes(path))
      .map((path) => `${path} is hidden`),
  ];
}
