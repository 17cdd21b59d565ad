import { START_VIEW } from '#shared/analysis/start-view.ts';
import type { OrganisationRole } from '#shared/organisations/organisation-rules.ts';

/** What the calls of a row refer to; everything belongs to the organisation. */
export type OrganisationThings = {
  readonly id: string;
  /** A reader, whom the calls change. */
  readonly readerId: string;
  readonly managerId: string;
  readonly ownerId: string;
  readonly invitationId: string;
  readonly keyId: string;
  /** Connected by the owner. */
  readonly connectionId: string;
  readonly webhookId: string;
  /** Shared by the owner. */
  readonly viewId: string;
  readonly webhookMessageId: string;
  /** Requested by the owner, and ready. */
  readonly reportId: string;
  readonly scheduleId: string;
  /** An alert that no current member has shared. */
  readonly alertId: number;
  /** Shared by the owner, who also wrote the note. */
  readonly propertyId: number;
  readonly noteId: number;
};

type Answers = Readonly<Record<OrganisationRole, number>>;
export type OrganisationRow = {
  readonly path: (things: OrganisationThings) => string;
  readonly body?: (things: OrganisationThings) => object;
  /** The status for each role; people outside the organisation get 404. */
  readonly answers: Answers;
};

const all = (status: number): Answers => ({ owner: status, manager: status, member: status, reader: status });
const EVERYBODY = all(200);
const SHARERS = { ...EVERYBODY, reader: 403 };
const MANAGERS = { ...SHARERS, member: 403 };
const OWNERS = { ...MANAGERS, manager: 403 };

const VIEW = { name: 'Görünüm', isShared: true, view: START_VIEW, version: 0 };

/**
 * The access matrix of organisations: one row for every call under `/api/organisations/{id}`, some of them with several
 * variants.
 */
export const ORGANISATION_ROWS: Readonly<Record<string, OrganisationRow>> = {
  'GET /{id}': { path: () => '', answers: EVERYBODY },
  'GET /{id}/report.pdf': { path: () => '/report.pdf', answers: EVERYBODY },
  'GET /{id}/report.xlsx': { path: () => '/report.xlsx', answers: EVERYBODY },
  'GET /{id}/report.csv': { path: () => '/report.csv', answers: EVERYBODY },
  'GET /{id}/saved-ads': { path: () => '/saved-ads', answers: EVERYBODY },
  'POST /{id}/saved-ads': {
    path: () => '/saved-ads',
    body: ({ propertyId }) => ({ propertyId }),
    answers: SHARERS,
  },
  'POST /{id}/saved-ads/{propertyId}/notes': {
    path: ({ propertyId }) => `/saved-ads/${propertyId}/notes`,
    body: () => ({ text: 'Not' }),
    answers: SHARERS,
  },
  'DELETE /{id}/saved-ads/{propertyId}/notes/{noteId}': {
    path: ({ propertyId, noteId }) => `/saved-ads/${propertyId}/notes/${noteId}`,
    answers: MANAGERS,
  },
  'DELETE /{id}/saved-ads/{propertyId}': { path: ({ propertyId }) => `/saved-ads/${propertyId}`, answers: MANAGERS },
  'POST /{id}/analysis': { path: () => '/analysis', body: () => ({ view: START_VIEW }), answers: EVERYBODY },
  'POST /{id}/analysis/matches': {
    path: () => '/analysis/matches',
    body: () => ({ lines: ['2026/1 Esas'] }),
    answers: EVERYBODY,
  },
  'GET /{id}/alerts': { path: () => '/alerts', answers: EVERYBODY },
  // For an alert that the caller does not have.
  'POST /{id}/alerts': { path: () => '/alerts', body: () => ({ alertId: 1 }), answers: { ...all(404), reader: 403 } },
  'POST /{id}/alerts/{alertId}/own': { path: ({ alertId }) => `/alerts/${alertId}/own`, answers: EVERYBODY },
  'DELETE /{id}/alerts/{alertId}': { path: ({ alertId }) => `/alerts/${alertId}`, answers: MANAGERS },
  'POST /{id}/logo': { path: () => '/logo', body: () => ({}), answers: { ...all(403), owner: 400, manager: 400 } },
  'GET /{id}/logo': { path: () => '/logo', answers: EVERYBODY },
  'DELETE /{id}/logo': { path: () => '/logo', answers: MANAGERS },
  'GET /{id}/reports': { path: () => '/reports', answers: EVERYBODY },
  'POST /{id}/reports': {
    path: () => '/reports',
    body: ({ viewId }) => ({ viewId, kind: 'csv' }),
    answers: { ...all(202), reader: 403 },
  },
  'GET /{id}/reports/{reportId}/file': { path: ({ reportId }) => `/reports/${reportId}/file`, answers: EVERYBODY },
  'DELETE /{id}/reports/{reportId}': { path: ({ reportId }) => `/reports/${reportId}`, answers: MANAGERS },
  'POST /{id}/reports/schedules': {
    path: () => '/reports/schedules',
    body: ({ viewId }) => ({ viewId, kind: 'csv', rhythm: 'week', onDay: 1, hour: 8, readers: [] }),
    answers: MANAGERS,
  },
  'DELETE /{id}/reports/schedules/{scheduleId}': {
    path: ({ scheduleId }) => `/reports/schedules/${scheduleId}`,
    answers: MANAGERS,
  },
  'DELETE /{id}/reports/schedules/{scheduleId}/own-mails': {
    path: ({ scheduleId }) => `/reports/schedules/${scheduleId}/own-mails`,
    answers: EVERYBODY,
  },
  'GET /{id}/analysis/views': { path: () => '/analysis/views', answers: EVERYBODY },
  'POST /{id}/analysis/views': { path: () => '/analysis/views', body: () => VIEW, answers: SHARERS },
  'PUT /{id}/analysis/views/{viewId}': {
    path: ({ viewId }) => `/analysis/views/${viewId}`,
    body: () => ({ ...VIEW, version: 1 }),
    answers: MANAGERS,
  },
  'DELETE /{id}/analysis/views/{viewId}': { path: ({ viewId }) => `/analysis/views/${viewId}`, answers: MANAGERS },
  'POST /{id}/invitations': {
    path: () => '/invitations',
    body: () => ({ email: 'davetli@ornek.example', role: 'manager' }),
    answers: MANAGERS,
  },
  'POST /{id}/invitations, of an owner': {
    path: () => '/invitations',
    body: () => ({ email: 'davetli@ornek.example', role: 'owner' }),
    answers: OWNERS,
  },
  'DELETE /{id}/invitations/{invitationId}': {
    path: ({ invitationId }) => `/invitations/${invitationId}`,
    answers: MANAGERS,
  },
  'PUT /{id}/members/{userId}': {
    path: ({ readerId }) => `/members/${readerId}`,
    body: () => ({ role: 'manager' }),
    answers: MANAGERS,
  },
  'PUT /{id}/members/{userId}, to owner': {
    path: ({ readerId }) => `/members/${readerId}`,
    body: () => ({ role: 'owner' }),
    answers: OWNERS,
  },
  // The last owner can't lose the role, for any caller.
  'PUT /{id}/members/{userId}, of the owner': {
    path: ({ ownerId }) => `/members/${ownerId}`,
    body: () => ({ role: 'reader' }),
    answers: { ...OWNERS, owner: 409 },
  },
  'DELETE /{id}/members/{userId}': { path: ({ readerId }) => `/members/${readerId}`, answers: MANAGERS },
  'DELETE /{id}/members/{userId}, of the owner': {
    path: ({ ownerId }) => `/members/${ownerId}`,
    answers: { ...OWNERS, owner: 409 },
  },
  'GET /{id}/api-keys': { path: () => '/api-keys', answers: MANAGERS },
  'POST /{id}/api-keys': {
    path: () => '/api-keys',
    body: () => ({ name: 'Anahtar', scopes: ['listings'] }),
    answers: MANAGERS,
  },
  'DELETE /{id}/api-keys/{keyId}': { path: ({ keyId }) => `/api-keys/${keyId}`, answers: MANAGERS },
  'GET /{id}/connected-apps': { path: () => '/connected-apps', answers: EVERYBODY },
  // Members who do not manage connections do not see their colleagues'.
  'DELETE /{id}/connected-apps/{connectionId}': {
    path: ({ connectionId }) => `/connected-apps/${connectionId}`,
    answers: { ...all(404), owner: 200, manager: 200 },
  },
  'GET /{id}/webhooks': { path: () => '/webhooks', answers: MANAGERS },
  'POST /{id}/webhooks': {
    path: () => '/webhooks',
    body: () => ({ url: 'https://olay.ornek.example/', events: ['listing.sold'] }),
    answers: MANAGERS,
  },
  'PUT /{id}/webhooks/{webhookId}': {
    path: ({ webhookId }) => `/webhooks/${webhookId}`,
    body: () => ({ state: 'paused' }),
    answers: MANAGERS,
  },
  'POST /{id}/webhooks/{webhookId}/secret': {
    path: ({ webhookId }) => `/webhooks/${webhookId}/secret`,
    answers: MANAGERS,
  },
  'GET /{id}/webhooks/{webhookId}/messages': {
    path: ({ webhookId }) => `/webhooks/${webhookId}/messages`,
    answers: MANAGERS,
  },
  'POST /{id}/webhooks/{webhookId}/messages/{messageId}/again': {
    path: ({ webhookId, webhookMessageId }) => `/webhooks/${webhookId}/messages/${webhookMessageId}/again`,
    answers: MANAGERS,
  },
  'DELETE /{id}/webhooks/{webhookId}': { path: ({ webhookId }) => `/webhooks/${webhookId}`, answers: MANAGERS },
  'GET /{id}/log': { path: () => '/log', answers: OWNERS },
  'GET /{id}/export.csv': { path: () => '/export.csv', answers: OWNERS },
};
