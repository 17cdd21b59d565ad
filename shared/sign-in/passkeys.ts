import { z } from 'zod';
import { cleanText } from '../text/turkish-text.ts';
import { challengeSchema } from './two-factor.ts';

const MAX_PASSKEY_NAME = 60;
const responseMessage = 'Tarayıcının yanıtı okunamadı. Yeniden deneyin.';

/** A passkey of a member, without any key material. */
export const passkeySchema = z.object({ id: z.uuid(), name: z.string(), createdAt: z.iso.datetime() });
export type Passkey = z.infer<typeof passkeySchema>;
export const passkeysSchema = z.object({ passkeys: z.array(passkeySchema) });

/** Options for the browser's WebAuthn call, as JSON, and the challenge that must be sent back with its result. */
export const passkeyCeremonySchema = z.object({ options: z.looseObject({}), challenge: z.string() });
export type PasskeyCeremony = z.infer<typeof passkeyCeremonySchema>;

/** The result of the browser (`PublicKeyCredential.toJSON()`); only the server's library parses it. */
const browserResponseSchema = z.looseObject(
  {
    id: z.string().max(2000),
    rawId: z.string().max(2000),
    type: z.literal('public-key'),
    response: z.looseObject({}),
    clientExtensionResults: z.looseObject({}),
  },
  { error: responseMessage },
);

/** `POST /api/auth/passkey`. */
export const passkeySignInSchema = z.object({ challenge: challengeSchema, response: browserResponseSchema });
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;

/** `POST /api/user/passkeys`. */
export const newPasskeySchema = passkeySignInSchema.extend({
  name: z
    .string({ error: 'Geçiş anahtarına bir ad verin.' })
    .max(1000)
    .transform(cleanText)
    .refine(
      (name) => name.length >= 1 && name.length <= MAX_PASSKEY_NAME,
      `Ad 1-${MAX_PASSKEY_NAME} karakter olmalıdır.`,
    ),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

export const passkeyIdSchema = z.object({ id: z.uuid({ error: 'Geçiş anahtarının numarası geçersiz.' }) });
