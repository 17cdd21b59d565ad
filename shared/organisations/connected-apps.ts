import { z } from 'zod';
import { cleanText } from '../text/turkish-text.ts';
import { APP_NAME_LENGTH, APP_SCOPES, MAX_LISTED_APPS } from './app-rules.ts';
import { organisationPathSchema } from './organisations.ts';

const instant = z.iso.datetime();
const scopesSchema = z.array(z.enum(APP_SCOPES));

/** An app's signed request, as the address of our consent page carries it. */
const requestSchema = z.string('Bağlantı isteği yok.').regex(/^[\w-]{1,12000}$/, 'Bağlantı isteği geçersiz.');

/** `POST /api/connected-apps/request`: a body keeps the request out of logs. */
export const appRequestSchema = z.object({ request: requestSchema });

/** Who wants to be connected, in the app's own words where nobody has checked them. */
export const appRequestShownSchema = z.object({
  appName: z.string(),
  /** Where the browser goes with the answer: `claude.ai`, `localhost:8123`. */
  redirectHost: z.string(),
  /** That it goes to a program on the member's own computer. */
  isLocal: z.boolean(),
  scopes: scopesSchema,
});
export type AppRequestShown = z.infer<typeof appRequestShownSchema>;

/** `POST /api/connected-apps/decision`: without an organisation the member declines. */
export const appDecisionSchema = z.object({
  request: requestSchema,
  organisationId: z.uuid('Kurum numarası geçersiz.').nullable(),
});

/** Where the browser goes with the member's answer. */
export const appDecidedSchema = z.object({ message: z.string(), address: z.string() });

export const appConnectionPathSchema = organisationPathSchema.extend({
  connectionId: z.uuid('Bağlantının numarası geçersiz.'),
});

const connectedAppSchema = z.object({
  id: z.uuid(),
  /** As the app calls itself. */
  appName: z.string(),
  redirectHost: z.string(),
  scopes: scopesSchema,
  connectedBy: z.string(),
  isOwn: z.boolean(),
  connectedAt: instant,
  /** To a minute; null before the first call. */
  lastUsedAt: instant.nullable(),
});
export type ConnectedApp = z.infer<typeof connectedAppSchema>;

/** `GET /api/organisations/{id}/connected-apps`: the newest first; those of others only for members who manage them. */
export const connectedAppsSchema = z.object({ apps: z.array(connectedAppSchema).max(MAX_LISTED_APPS) });

const { min, max } = APP_NAME_LENGTH;
/** Characters that nobody sees, and those that turn the direction of what follows. */
const UNSEEN = /\p{C}/gu;
/** Of a program on the member's own computer, which has no certificate (RFC 8252, section 7.3). */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:[/?]|$)/;

function isRedirectAddress(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#')) return false;
  const { protocol, username, password } = new URL(text);
  return username === '' && password === '' && (protocol === 'https:' || LOOPBACK.test(text));
}

/**
 * `POST /oauth2/register` (RFC 7591). Of what an app tells, only this is read: no picture, no other address. Programs
 * read what is wrong with it, so that is said in OAuth's language.
 */
export const appRegistrationSchema = z.object({
  client_name: z
    .string('client_name must be a string')
    .max(4 * max, `client_name is longer than ${max} characters`)
    .transform((name) => cleanText(name.replace(UNSEEN, '')))
    .refine(({ length }) => length >= min && length <= max, `client_name must have ${min} to ${max} characters`)
    .default('Adsız uygulama'),
  redirect_uris: z
    .array(
      z
        .string('redirect_uris must hold strings')
        .max(500, 'a redirect URI is longer than 500 characters')
        .refine(isRedirectAddress, 'redirect URIs must use https, or http on a loopback address, without a fragment'),
      'redirect_uris must be an array',
    )
    .min(1, 'redirect_uris is empty')
    .max(10, 'redirect_uris holds more than 10'),
});
export type AppRegistration = z.infer<typeof appRegistrationSchema>;
