/**
 * The changes that an account may make before its address is confirmed (D46): reading, saving and alerts on the site,
 * and whatever ends or takes back something. Every other call that changes something is refused, including a new one
 * until it is listed here.
 */
const OWN = [
  'PUT /profile',
  'POST /proof',
  'POST /password',
  'POST /verification-mail',
  'POST /email',
  'POST /subscription',
  'POST /saved-ads',
  'DELETE /saved-ads/:propertyId',
  'PUT /board/:propertyId',
  'PUT /won-sales/:propertyId',
  'DELETE /won-sales/:propertyId',
  'PUT /calculations/:propertyId',
  'DELETE /calculations/:propertyId',
  'PUT /usual-costs',
  'POST /property-alerts/preview',
  'POST /property-alerts',
  'PUT /property-alerts/:id',
  'DELETE /property-alerts/:id',
  'PUT /notifications/:id/read',
  'PUT /notifications/read-all',
  'PUT /reminders',
  'DELETE /calendar-feed',
  'DELETE /passkeys/:id',
  'POST /two-factor/disable',
  'DELETE /sessions',
  'DELETE /sessions/:id',
  // Rights of buyers, whose address may have changed since the purchase.
  'POST /orders/:id/cancellation',
  'POST /orders/:id/withdrawal',
  'POST /orders/:id/ending',
  'PUT /orders/:id/refund-account',
  'DELETE /renewal',
];

/** Calls that visitors may make, too. */
const OF_VISITORS = [
  'POST /api/trial',
  'POST /api/contact',
  'POST /api/page-speed',
  'POST /api/properties/:id/documents/:place',
  'POST /api/support/messages',
  'POST /api/support/files',
  'POST /api/support/read',
  'POST /api/support/typing',
  'POST /api/support/rating',
  'POST /api/support/link',
  'POST /api/support/visitor',
  'POST /api/organisations/invitation',
  'POST /api/connected-apps/request',
];

/** The link was mailed to the address of the account: accepting confirms it. */
const BY_MAILED_LINK = 'POST /api/organisations/invitation/acceptance';

/** In the form `METHOD /path/:parameter`. */
export const ACTS_BEFORE_CONFIRMATION: ReadonlySet<string> = new Set([
  'DELETE /api/user',
  ...OWN.map((act) => act.replace(' ', ' /api/user')),
  ...OF_VISITORS,
  BY_MAILED_LINK,
]);
