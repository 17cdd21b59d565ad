import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '#shared/desk/operators.ts';
import type { Things } from './things.ts';

/** Who may make a call of the desk; for everybody else the address does not exist. */
export type DeskRow = {
  /** In addition to `yonetici`; `any` also before the second step of signing in is set up. */
  readonly roles: readonly OperatorRole[] | 'any';
  /** The status for an operator with the role. */
  readonly status: number | readonly number[];
  /** The body; it can name the listing in the address. */
  readonly body?: (things: Pick<Things, 'propertyId'>) => object;
};

const why = 'Matris';
/** The member in the calls about members. */
export const MEMBER_EMAIL = 'matris-uyesi@ornek.example';
const ANNOUNCEMENT = {
  text: 'Yarın bakım var.',
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2099-11-01T00:00:00.000Z',
  why,
};

/**
 * The access matrix of the operator's desk: one row for every call under `/api/desk/`, in the order in which they are
 * made.
 */
export const DESK_ROWS: Readonly<Record<string, DeskRow>> = {
  'GET /api/desk/me': { roles: 'any', status: 200 },
  'GET /api/desk/operators': { roles: [], status: 200 },
  // No member has this address.
  'POST /api/desk/operators': {
    roles: [],
    status: 404,
    body: () => ({ email: 'kimse@ornek.example', role: 'destek', why }),
  },
  'GET /api/desk/invoices.csv': { roles: [], status: 200 },
  // No task has this id.
  'POST /api/desk/invoices/:id': {
    roles: [],
    status: 400,
    body: () => ({ number: 'PEY2026000000001', issuedOn: '2026-11-20', pdf: 'JVBERi0xLjQK', why }),
  },
  'GET /api/desk/waiting': { roles: ['destek', 'icerik'], status: 200 },
  'GET /api/desk/audit': { roles: [], status: 200 },
  'GET /api/desk/figures': { roles: [], status: 200 },
  'GET /api/desk/figures.csv': { roles: [], status: 200 },
  'GET /api/desk/figures/networks': { roles: [], status: 200 },
  'GET /api/desk/figures/speed': { roles: [], status: 200 },
  'GET /api/desk/payments': { roles: [], status: 200 },
  // No order has this code.
  'POST /api/desk/payments/transfer': {
    roles: [],
    status: 404,
    body: () => ({ reference: 'PEY-YOK', kurus: 2999, why }),
  },
  'POST /api/desk/payments/refund': { roles: [], status: 404, body: () => ({ reference: 'PEY-YOK', why }) },
  'POST /api/desk/removal-requests': {
    roles: ['icerik'],
    status: 200,
    body: () => ({
      name: 'Ad Soyad',
      email: 'ad@ornek.example',
      demand: 'Adım kalksın.',
      receivedOn: '2026-11-20',
      listings: [],
    }),
  },
  'GET /api/desk/removal-requests': { roles: ['icerik'], status: 200 },
  'GET /api/desk/removal-requests/:id': { roles: ['icerik'], status: 200 },
  // Only the first operator with the right can decide.
  'POST /api/desk/removal-requests/:id/decision': {
    roles: ['icerik'],
    status: [200, 409],
    body: () => ({ decision: 'refused', answer: 'Adınız ilanda geçmiyor.' }),
  },
  'GET /api/desk/removal-requests/:id/letter': { roles: ['icerik'], status: 200 },
  'POST /api/desk/members/search': { roles: ['destek'], status: 200, body: () => ({ q: MEMBER_EMAIL }) },
  'POST /api/desk/members/:id': { roles: ['destek'], status: 200 },
  'POST /api/desk/members/:id/days': {
    roles: ['destek'],
    status: 200,
    body: () => ({ days: 1, clientId: randomUUID(), why }),
  },
  'POST /api/desk/members/:id/close': { roles: [], status: 200, body: () => ({ why }) },
  'POST /api/desk/members/:id/reopen': { roles: [], status: 200, body: () => ({ why }) },
  'POST /api/desk/members/:id/export': { roles: [], status: 200, body: () => ({ why }) },
  'POST /api/desk/members/:id/delete': { roles: [], status: 200, body: () => ({ email: MEMBER_EMAIL, why }) },
  'GET /api/desk/organisations': { roles: [], status: 200 },
  // The member has not confirmed the address, and the id of a listing is not that of an organisation.
  'POST /api/desk/organisations': {
    roles: [],
    status: [404, 409],
    body: () => ({ email: MEMBER_EMAIL, name: 'Matris Yatırım', seats: 3, lastDay: '2027-12-31', why }),
  },
  'POST /api/desk/organisations/:id': {
    roles: [],
    status: 400,
    body: () => ({ seats: 3, lastDay: '2027-12-31', why }),
  },
  'POST /api/desk/announcements': {
    roles: ['icerik'],
    // At most two at the same time, for all roles together.
    status: [200, 409],
    body: () => ANNOUNCEMENT,
  },
  'GET /api/desk/law': { roles: ['icerik'], status: 200 },
  'POST /api/desk/law/:name': { roles: ['icerik'], status: 400, body: () => ({ why }) },
  'GET /api/desk/announcements': { roles: ['icerik'], status: 200 },
  'POST /api/desk/announcements/:id': { roles: ['icerik'], status: 200, body: () => ANNOUNCEMENT },
  'POST /api/desk/announcements/:id/end': { roles: ['icerik'], status: 200, body: () => ({ why }) },
  'GET /api/desk/texts': { roles: ['icerik'], status: 200 },
  // There is no text of this name.
  'GET /api/desk/texts/:folder/:file': { roles: ['icerik'], status: 404 },
  'POST /api/desk/texts/:folder/:file/preview': { roles: ['icerik'], status: 404, body: () => ({ source: 'Metin' }) },
  'POST /api/desk/texts/:folder/:file': {
    roles: ['icerik'],
    status: 404,
    body: () => ({ source: 'Metin', base: 0, why }),
  },
  'POST /api/desk/texts/:folder/:file/revert': { roles: ['icerik'], status: 404, body: () => ({ why }) },
  'GET /api/desk/collection': { roles: ['icerik'], status: 200 },
  // There is no run with this id, and no source or job of this name.
  'GET /api/desk/collection/runs/:id/faults': { roles: ['icerik'], status: 404 },
  'POST /api/desk/collection/sources/:name/pause': { roles: ['icerik'], status: 404, body: () => ({ why }) },
  'POST /api/desk/collection/sources/:name/resume': { roles: ['icerik'], status: 404, body: () => ({ why }) },
  'POST /api/desk/collection/sources/:name/run': { roles: ['icerik'], status: 404, body: () => ({ why }) },
  'POST /api/desk/collection/sources/:name/try': { roles: ['icerik'], status: 404, body: () => ({ why }) },
  'POST /api/desk/collection/sources/:name/stop': { roles: ['icerik'], status: 404, body: () => ({ why }) },
  // Not a file, and no file has this id; collection-desk.test.ts hands in real ones.
  'POST /api/desk/collection/files': { roles: ['icerik'], status: 400 },
  'GET /api/desk/collection/files/:id/rejections': { roles: ['icerik'], status: 404 },
  'POST /api/desk/collection/files/:id/again': { roles: ['icerik'], status: 404, body: () => ({ why }) },
  'GET /api/desk/collection/letters': { roles: [], status: 200 },
  // There are no undelivered letters.
  'POST /api/desk/collection/letters/open': {
    roles: [],
    status: 404,
    body: () => ({ queue: 'notification', id: 'yok', why }),
  },
  'POST /api/desk/collection/letters/retry': {
    roles: [],
    status: 404,
    body: () => ({ queue: 'order', id: 'yok', why }),
  },
  'POST /api/desk/collection/letters/discard': {
    roles: [],
    status: 404,
    body: () => ({ queue: 'support', reason: null, why }),
  },
  'GET /api/desk/collection/jobs': { roles: [], status: 200 },
  'POST /api/desk/collection/jobs/:name/run': { roles: [], status: 404, body: () => ({ why }) },
  'GET /api/desk/support': { roles: ['destek'], status: 200 },
  'GET /api/desk/support/:id': { roles: ['destek'], status: 200 },
  'GET /api/desk/support/:id/messages': { roles: ['destek'], status: 200 },
  'GET /api/desk/support/:id/notes': { roles: ['destek'], status: 200 },
  'GET /api/desk/support/:id/stream': { roles: ['destek'], status: 200 },
  'POST /api/desk/support/:id/messages': {
    roles: ['destek'],
    status: 200,
    body: () => ({ clientId: randomUUID(), text: 'Yanıt' }),
  },
  // Not a file.
  'POST /api/desk/support/:id/files': { roles: ['destek'], status: 400 },
  'GET /api/desk/support/:id/files/:seq': { roles: ['destek'], status: [400, 404] },
  'POST /api/desk/support/:id/notes': { roles: ['destek'], status: 200, body: () => ({ text: 'Not' }) },
  'POST /api/desk/support/:id/state': { roles: ['destek'], status: 200, body: () => ({ state: 'closed' }) },
  'POST /api/desk/support/:id/assignee': { roles: ['destek'], status: 200, body: () => ({ isMine: true }) },
  'POST /api/desk/support/:id/read': { roles: ['destek'], status: 200, body: () => ({ seq: 1 }) },
  'POST /api/desk/support/:id/typing': { roles: ['destek'], status: 200 },
  'GET /api/desk/support/ready': { roles: ['destek'], status: 200 },
  'POST /api/desk/support/ready': {
    roles: ['destek'],
    status: 200,
    body: () => ({ title: 'Başlık', text: 'Metin' }),
  },
  // The id is either that of no ready answer, or of one that the next call deletes.
  'PUT /api/desk/support/ready/:id': {
    roles: ['destek'],
    status: [200, 404],
    body: () => ({ title: 'Başlık', text: 'Metin' }),
  },
  'DELETE /api/desk/support/ready/:id': { roles: ['destek'], status: [200, 404] },
  'GET /api/desk/listings': { roles: ['icerik'], status: 200 },
  'GET /api/desk/listings/:id': { roles: ['icerik'], status: 200 },
  'GET /api/desk/papers': { roles: ['icerik'], status: 200 },
  'GET /api/desk/listings/:id/papers': { roles: ['icerik'], status: 200 },
  // The id of a listing is not that of a document.
  'POST /api/desk/papers/:sha256/read-again': { roles: ['icerik'], status: 400, body: () => ({ why }) },
  'GET /api/desk/listings/:id/audit': { roles: ['icerik'], status: 200 },
  'POST /api/desk/listings/:id/corrections': {
    roles: ['icerik'],
    status: 200,
    body: () => ({ field: 'hisse', value: '1/7', why }),
  },
  'POST /api/desk/listings/:id/corrections/undo': {
    roles: ['icerik'],
    status: 200,
    body: () => ({ field: 'hisse', why }),
  },
  'POST /api/desk/listings/:id/masks': {
    roles: ['icerik'],
    status: 200,
    body: () => ({ words: 'hiçgeçmeyen', takesDocuments: false, why }),
  },
  'GET /api/desk/listings/:id/lot': { roles: ['icerik'], status: 200 },
  // There is no other listing.
  'POST /api/desk/listings/:id/lot': {
    roles: ['icerik'],
    status: 404,
    body: () => ({ otherId: 999_999_999, isSame: false, why }),
  },
  'GET /api/desk/listings/:id/reading': { roles: ['icerik'], status: 200 },
  'POST /api/desk/listings/:id/reading': {
    roles: ['icerik'],
    status: 200,
    body: () => ({ field: 'ada', rightly: '7', why }),
  },
  'POST /api/desk/listings/:id/reading/undo': { roles: ['icerik'], status: 200, body: () => ({ field: 'ada', why }) },
  'GET /api/desk/finding-marks': { roles: ['icerik'], status: 200 },
  // The address names no finding.
  'POST /api/desk/finding-marks/:finding': { roles: ['icerik'], status: 400, body: () => ({ isWrong: true, why }) },
  'GET /api/desk/finding-examples': { roles: ['icerik'], status: 200 },
  'GET /api/desk/wrong-readings': { roles: ['icerik'], status: 200 },
  'GET /api/desk/corrections': { roles: ['icerik'], status: 200 },
  'GET /api/desk/quality': { roles: ['icerik'], status: 200 },
  // The listing has no such file.
  'POST /api/desk/listings/:id/hide-file': {
    roles: ['icerik'],
    status: 404,
    body: () => ({ address: 'https://kaynak.example/yok.pdf', why }),
  },
  // No such file is hidden.
  'POST /api/desk/listings/:id/show-file': { roles: ['icerik'], status: 404, body: () => ({ hash: 'yok', why }) },
  // There is no such document in the store.
  'POST /api/desk/listings/:id/hide-page': {
    roles: ['icerik'],
    status: 404,
    body: () => ({ address: 'https://kaynak.example/yok.pdf', page: 1, why }),
  },
  'POST /api/desk/listings/:id/show-pages': {
    roles: ['icerik'],
    status: 404,
    body: () => ({ address: 'https://kaynak.example/yok.pdf', why }),
  },
  'POST /api/desk/listings/:id/hide': { roles: ['icerik'], status: 200, body: () => ({ why }) },
  'POST /api/desk/listings/:id/unhide': { roles: ['icerik'], status: 200, body: () => ({ why }) },
};

/** The calls under `/api/desk/` in Fastify's printed routes, as `METHOD /path`. */
export function deskCallsIn(printedRoutes: string): string[] {
  const parts: string[] = [];
  return printedRoutes.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^((?:[│ ] {3})*)[├└]── (\S*) \(([^)]*)\)/.exec(line) ?? [];
    parts.splice(indent.length / 4, Number.POSITIVE_INFINITY, part);
    const path = parts.join('');
    if (!path.startsWith('/api/desk/')) return [];
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
}
