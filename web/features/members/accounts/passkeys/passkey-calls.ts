import type { PasskeySignIn } from '#shared/sign-in/passkeys.ts';
import { sendJson } from '#web/platform/api-client.ts';

/** The user closed the device's own dialog, or the device has no passkey for this site: not an error. */
const CALLED_OFF = new Set(['NotAllowedError', 'AbortError']);

/** Signs in with a passkey and returns the session's token; undefined if the user cancelled. */
export async function signInByPasskey(): Promise<string | undefined> {
  const signed = await signChallenge('/api/auth/passkey/challenge');
  return signed && (await sendJson('POST', '/api/auth/passkey', signed)).token;
}

/** Proves a signed-in member's identity; false if the user cancelled. */
export async function proveByPasskey(): Promise<boolean> {
  const passkey = await signChallenge('/api/user/proof/challenge');
  if (passkey === undefined) return false;
  await sendJson('POST', '/api/user/proof', { passkey });
  return true;
}

type ChallengePath = '/api/auth/passkey/challenge' | '/api/user/proof/challenge';

async function signChallenge(path: ChallengePath): Promise<PasskeySignIn | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options, challenge } = await sendJson('POST', path);
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  // Safe: the server's library created these options for this one.
  const response = await unlessCalledOff(startAuthentication({ optionsJSON: options as unknown as Options }));
  return response && { challenge, response: asSent(response) };
}

/** Creates a passkey on this device and adds it to the account; false if the user cancelled. */
export async function makePasskey(password: string, name: string): Promise<boolean> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options, challenge } = await sendJson('POST', '/api/user/passkeys/challenge', { password });
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  // Safe: the server's library created these options for this one.
  const response = await unlessCalledOff(startRegistration({ optionsJSON: options as unknown as Options }));
  if (response === undefined) return false;
  await sendJson('POST', '/api/user/passkeys', { challenge, response: asSent(response), name });
  return true;
}

function asSent(response: object): PasskeySignIn['response'] {
  // Safe: the browser's response has the fields of the standard, and the API checks them.
  return response as PasskeySignIn['response'];
}

async function unlessCalledOff<T>(ceremony: Promise<T>): Promise<T | undefined> {
  try {
    return await ceremony;
  } catch (error) {
    if (error instanceof Error && CALLED_OFF.has(error.name)) return undefined;
    throw error;
  }
}
