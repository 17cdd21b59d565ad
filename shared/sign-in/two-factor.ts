import { z } from 'zod';
import { APP_CODE, SECOND_STEP_CODE } from '../field-rules/account-fields.ts';
import { fieldSchema } from '../field-rules/field-schema.ts';

const challengeMessage = 'Girişin süresi doldu. Yeniden başlayın.';

const codeSchema = fieldSchema(SECOND_STEP_CODE);

/** The state of a ceremony, signed by the server: must be sent back unchanged with the next call. */
export const challengeSchema = z
  .string({ error: challengeMessage })
  .min(1, challengeMessage)
  .max(500, challengeMessage);

/** The answer to a correct password if two-step sign-in is on (202): no session yet. */
export const secondStepDueSchema = z.object({ challenge: z.string(), message: z.string() });
export type SecondStepDue = z.infer<typeof secondStepDueSchema>;

/** `POST /api/auth/two-factor`. */
export const secondStepSchema = z.object({ challenge: challengeSchema, code: codeSchema });
export type SecondStep = z.infer<typeof secondStepSchema>;

/** `POST /api/user/two-factor/confirm`. */
export const twoFactorCodeSchema = z.object({ code: fieldSchema(APP_CODE) });

/**
 * `POST /api/user/two-factor`: the address for the authenticator app, `otpauth://totp/…`, and recovery codes in case it
 * is lost.
 */
export const twoFactorSetupSchema = z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) });
export type TwoFactorSetup = z.infer<typeof twoFactorSetupSchema>;

/** `POST /api/user/two-factor/recovery-codes`: each code works once. */
export const recoveryCodesSchema = twoFactorSetupSchema.pick({ recoveryCodes: true });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
