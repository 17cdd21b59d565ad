import { z } from 'zod';
import { cleanText } from '../text/turkish-text.ts';
import { APP_NAME_LENGTH, APP_SCOPES, MAX_LISTED_APPS } from './app-rules.ts';
import { organisationPathSchema } from './organisations.ts';

const instant = z.iso.datetime();
const scopesSchema = z.array(z.enum(APP_SCOPES));

/** An app's signed request, as in the address of our consent page. */
const requestSchema = z.string('Bağlantı isteği yok.').regex(/^[\w-]{1,12000}$/, 'Bağlantı isteği geçersiz.');

/** `POST /api/connected-apps/request`: in the body, so that the request is not logged. */
export const appRequestSchema = z.object({ request: requestSchema });

/** The app that requests access; its name is unverified. */
export const appRequestShownSchema = z.object({
  appName: z.string(),
  /** The host that receives the answer: `claude.ai`, `localhost:8123`. */
  redirectHost: z.string(),
  /** Whether that is a program on the member's own computer. */
  isLocal: z.boolean(),
  scopes: scopesSchema,
});
export type AppRequestShown = z.infer<typeof appRequestShownSchema>;

/** `POST /api/connected-apps/decision`: without an organisation the member declines. */
export const appDecisionSchema = z.object({
  request: requestSchema,
  organisationId: z.uuid('Kurum numarası geçersiz.').nullable(),
});

/** The address to which the browser takes the member's answer. */
export const appDecidedSchema = z.object({ message: z.string(), address: z.string() });

export const appConnectionPathSchema = organisationPathSchema.extend({
  connectionId: z.uuid('Bağlantının numarası geçersiz.'),
});

const connectedAppSchema = z.object({
  id: z.uuid(),
  /** The name that the app gives itself. */
  appName: z.string(),
  redirectHost: z.string(),
  scopes: scopesSchema,
  connectedBy: z.string(),
  isOwn: z.boolean(),
  connectedAt: instant,
  /** Accurate to a minute; null before the first call. */
  lastUsedAt: instant.nullable(),
});
export type ConnectedApp = z.infer<typeof connectedAppSchema>;

/**
 * `GET /api/organisations/{id}/connected-apps`: the newest first; other people's apps only for members who manage them.
 */
export const connectedAppsSchema = z.object({ apps: z.array(connectedAppSchema).max(MAX_LISTED_APPS) });

const { min, max } = APP_NAME_LENGTH;
/** Invisible characters, and those that change the writing direction. */
const UNSEEN = /\p{C}/gu;
/** The address of a program on the member's own computer, which has no certificate (RFC 8252, section 7.3). */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:[/?]|$)/;

function isRedirectAddress(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#')) return false;
  const { protocol, username, password } = new URL(text);
  return username === '' && password === '' && (protocol === 'https:' || LOOPBACK.test(text));
}

/**
 * `POST /oauth2/register` (RFC 7591). Of an app's metadata, only this is read: no picture and no other address. The
 * error messages are in English, the language of OAuth, because programs read them.
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
