import { z } from 'zod';

const codeMessage = 'Uygulamadaki 6 haneli kodu ya da bir kurtarma kodunu yazın.';
const challengeMessage = 'Girişin süresi doldu. Yeniden başlayın.';

/** A code as people type it: six digits, in groups or not, or a recovery code such as `aB3dE-fG7hJ`. */
const codeSchema = z
  .string({ error: codeMessage })
  .max(40, codeMessage)
  .transform((code) => code.replace(/\s+/gu, ''))
  .pipe(z.string().regex(/^(?:\d{6}|[A-Za-z0-9]{5}-[A-Za-z0-9]{5})$/, codeMessage));
const appCodeSchema = z
  .string({ error: codeMessage })
  .max(40, codeMessage)
  .transform((code) => code.replace(/\s+/gu, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Uygulamadaki 6 haneli kodu yazın.'));

/** The state of a ceremony, signed by the server: sent back unchanged with the next call. */
export const challengeSchema = z
  .string({ error: challengeMessage })
  .min(1, challengeMessage)
  .max(500, challengeMessage);

/** The answer to a right password where two-step sign-in is on (202): no session yet. */
export const secondStepDueSchema = z.object({ challenge: z.string(), message: z.string() });
export type SecondStepDue = z.infer<typeof secondStepDueSchema>;

/** `POST /api/auth/two-factor`. */
export const secondStepSchema = z.object({ challenge: challengeSchema, code: codeSchema });
export type SecondStep = z.infer<typeof secondStepSchema>;

/** `POST /api/user/two-factor/confirm`. */
export const twoFactorCodeSchema = z.object({ code: appCodeSchema });

/**
 * `POST /api/user/two-factor`: what the authenticator app reads, `otpauth://totp/…`, and codes for the day it is lost.
 */
export const twoFactorSetupSchema = z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) });
export type TwoFactorSetup = z.infer<typeof twoFactorSetupSchema>;

/** `POST /api/user/two-factor/recovery-codes`: each signs in once. */
export const recoveryCodesSchema = twoFactorSetupSchema.pick({ recoveryCodes: true });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
