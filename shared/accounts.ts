import { z } from 'zod';
import { MAX_NAME_LENGTH } from './account-rules.ts';
import { OPERATOR_ROLES } from './desk/operators.ts';
import { KNOWN_PASSWORD, NEW_PASSWORD, OWN_EMAIL, OWN_PHONE, PHONE_CODE_FIELD } from './field-rules/account-fields.ts';
import { fieldFault } from './field-rules/field-rule.ts';
import { fieldSchema } from './field-rules/field-schema.ts';
import { passkeySignInSchema } from './sign-in/passkeys.ts';
import { twoFactorCodeSchema } from './sign-in/two-factor.ts';
import { cleanText } from './text/turkish-text.ts';

const linkMessage = 'Bu bağlantı geçersiz ya da süresi dolmuş.';

/** An e-mail address in lower case. */
export const emailSchema = fieldSchema(OWN_EMAIL);
const phoneSchema = fieldSchema(OWN_PHONE);
const knownPasswordSchema = fieldSchema(KNOWN_PASSWORD);
const newPasswordSchema = fieldSchema(NEW_PASSWORD);

/** `POST /api/auth/register` (spec §5, §7). */
export const registrationSchema = z.object({
  email: emailSchema,
  phoneNumber: phoneSchema,
  password: newPasswordSchema,
});
export type Registration = z.infer<typeof registrationSchema>;

/** `POST /api/auth/login` (spec §7). */
export const signInSchema = z.object({ email: emailSchema, password: knownPasswordSchema });
export type SignIn = z.infer<typeof signInSchema>;

const ticketMessage = 'Önce kod isteyin.';
const codeSchema = fieldSchema(PHONE_CODE_FIELD);
const ticketSchema = z.string({ error: ticketMessage }).regex(/^[\w-]{32}$/, ticketMessage);

/** `POST /api/auth/phone-code` (D7): asks for a code to sign in with. */
export const phoneSignInCodeSchema = z.object({ phoneNumber: phoneSchema });

/** The answer to a request for a code: what the same browser must send back with it. */
export const phoneCodeSentSchema = z.object({ ticket: z.string(), message: z.string() });
export type PhoneCodeSent = z.infer<typeof phoneCodeSentSchema>;

/** `POST /api/auth/phone-login` (D7). */
export const phoneSignInSchema = z.object({ phoneNumber: phoneSchema, ticket: ticketSchema, code: codeSchema });
export type PhoneSignIn = z.infer<typeof phoneSignInSchema>;

/** `POST /api/user/phone-confirmation`. */
export const phoneConfirmationSchema = z.object({ ticket: ticketSchema, code: codeSchema });
export type PhoneConfirmation = z.infer<typeof phoneConfirmationSchema>;

/** The answer to registration and login: the session's token, sent as Bearer from then on (D24). */
export const signedInSchema = z.object({ token: z.string(), message: z.string() });
/** The warning that the new password was accepted but is known from breaches (D48). */
const warningSchema = z.string().optional();
export const registeredSchema = signedInSchema.extend({ warning: warningSchema });
export type SignedIn = z.infer<typeof registeredSchema>;

/** The answer of calls that only report success. */
export const doneSchema = z.object({ message: z.string() });
export type Done = z.infer<typeof doneSchema>;
export const passwordSetSchema = doneSchema.extend({ warning: warningSchema });

/** A member as the member sees it (spec §3). Names are empty until the member enters them. */
export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** The mobile number given at registration, `05xxxxxxxxx`. */
  phoneNumber: z.string(),
  /** Whether its owner has confirmed that number with a code (D7). */
  phoneNumberVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  /** A second phone number for calls; null when there is none. */
  phone: z.string().nullable(),
  emailNotifications: z.boolean(),
  phoneNotifications: z.boolean(),
  twoFactorEnabled: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Only for operators. */
  operatorRole: z.enum(OPERATOR_ROLES).optional(),
});
export type User = z.infer<typeof userSchema>;

const nameSchema = (what: string) =>
  z
    .string({ error: `${what} metin olmalıdır.` })
    .max(1000, `${what} en çok ${MAX_NAME_LENGTH} karakter olabilir.`)
    .transform(cleanText)
    .refine((value) => value.length <= MAX_NAME_LENGTH, `${what} en çok ${MAX_NAME_LENGTH} karakter olabilir.`)
    .optional();
const switchSchema = (name: string) => z.boolean({ error: `${name} true ya da false olmalıdır.` }).optional();

/** `PUT /api/user/profile`: what a member may change; everything else in the body is ignored. */
export const profileChangeSchema = z.object({
  firstName: nameSchema('Ad'),
  lastName: nameSchema('Soyad'),
  phoneNumber: phoneSchema.optional(),
  /** Empty or null deletes the number. */
  phone: z
    .union([z.literal('').transform(() => null), z.null(), phoneSchema], { error: fieldFault(OWN_PHONE, '-') })
    .optional(),
  emailNotifications: switchSchema('E-posta bildirimleri'),
  phoneNotifications: switchSchema('Telefon bildirimleri'),
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** Where someone is signed in; `device` is a description such as “Chrome, Windows”. */
export const userSessionSchema = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** Accurate to ten minutes. */
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type UserSession = z.infer<typeof userSessionSchema>;
export const userSessionsSchema = z.object({ sessions: z.array(userSessionSchema) });

export const sessionIdSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'Oturum numarası geçersiz.'),
});

/** `POST /api/user/password`. */
export const passwordChangeSchema = z.object({ currentPassword: knownPasswordSchema, newPassword: newPasswordSchema });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** `POST /api/auth/forgot-password`. */
export const forgottenPasswordSchema = z.object({ email: emailSchema });

const linkTokenSchema = z.string({ error: linkMessage }).regex(/^[\w.-]{1,1000}$/, linkMessage);

/** `POST /api/auth/reset-password`: the token is the one of the link that was mailed. */
export const passwordResetSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/**
 * `POST /api/auth/verify-email` and `POST /api/auth/email-change`: the token is the one of the link that was mailed.
 */
export const emailVerificationSchema = z.object({ token: linkTokenSchema });

/** `POST /api/user/email`: asks for another address. */
export const emailChangeSchema = z.object({ email: emailSchema, password: knownPasswordSchema });

/** Calls that require the password again from a signed-in member, for example `DELETE /api/user`. */
export const passwordConfirmationSchema = z.object({ password: knownPasswordSchema });

/** `POST /api/user/proof`: the password, a code of the authenticator app, or the signature of a passkey. */
export const proofSchema = z
  .object({
    password: knownPasswordSchema.optional(),
    code: twoFactorCodeSchema.shape.code.optional(),
    passkey: passkeySignInSchema.optional(),
  })
  .refine((proof) => Object.values(proof).filter((given) => given !== undefined).length === 1, {
    path: ['password'],
    message: 'Şifrenizi ya da uygulamadaki kodu yazın.',
  });
export type Proof = z.infer<typeof proofSchema>;

/** `GET /api/user/export`: all data about a member; every feature adds its part under a separate name. */
export const accountExportSchema = z.looseObject({
  exportedAt: z.iso.datetime(),
  user: userSchema,
  sessions: z.array(userSessionSchema.omit({ isCurrent: true })),
});
