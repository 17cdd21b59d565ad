import { z } from 'zod';
import { KEY_NAME, NO_SCOPE } from '../field-rules/company-fields.ts';
import { fieldSchema } from '../field-rules/field-schema.ts';
import { KEY_SCOPE_NAMES, MAX_ENDED_KEYS, MAX_KEY_ADDRESSES, MAX_LIVING_KEYS } from './key-scopes.ts';
import { organisationPathSchema } from './organisations.ts';

const instant = z.iso.datetime();
const scopesSchema = z.array(z.enum(KEY_SCOPE_NAMES, 'Bilinmeyen yetki.'), 'Yetkileri seçin.');

export const apiKeyPathSchema = organisationPathSchema.extend({ keyId: z.uuid('Anahtarın numarası geçersiz.') });

/** A single address or a network in CIDR notation; a single address gets the full mask. */
const networkSchema = z
  .string('Adresi yazın.')
  .max(50, 'Adres çok uzun.')
  .transform((text) => text.trim())
  .transform((text) => (text.includes('/') ? text : `${text}${text.includes(':') ? '/128' : '/32'}`))
  .refine(isNetwork, 'Adresler 203.0.113.7, 203.0.113.0/24 ya da 2001:db8::/48 biçiminde olmalıdır.');

function isNetwork(text: string): boolean {
  return z.cidrv4().safeParse(text).success || (!text.includes('.') && z.cidrv6().safeParse(text).success);
}

/** `POST /api/organisations/{id}/api-keys`. */
export const apiKeyRequestSchema = z.object({
  name: fieldSchema(KEY_NAME),
  scopes: scopesSchema
    .min(1, NO_SCOPE)
    .max(KEY_SCOPE_NAMES.length, 'Bir yetkiyi bir kez yazın.')
    .transform((scopes) => KEY_SCOPE_NAMES.filter((scope) => scopes.includes(scope))),
  /** Networks from which it may be used; empty for any. */
  addresses: z
    .array(networkSchema, 'Adresler bir liste olmalıdır.')
    .max(MAX_KEY_ADDRESSES, `En çok ${MAX_KEY_ADDRESSES} adres yazabilirsiniz.`)
    .default([]),
  /** The last day in Istanbul on which it is valid; null if it is valid until revoked. */
  lastDay: z.iso.date('Son gün YYYY-AA-GG biçiminde olmalıdır.').nullable().default(null),
});
export type ApiKeyRequest = z.infer<typeof apiKeyRequestSchema>;

/** A key as the people of its organisation see it: never the key itself. */
const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The beginning of the key: `pyd_Ab3dEf`. */
  prefix: z.string(),
  scopes: scopesSchema,
  addresses: z.array(z.string()),
  endsAt: instant.nullable(),
  /** The person's current name in the organisation. */
  madeBy: z.string(),
  madeAt: instant,
  /** Accurate to a minute; null before the first use. */
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
  /** False once it is revoked or expired. */
  isLiving: z.boolean(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** `GET /api/organisations/{id}/api-keys`: the newest first; only the latest of the invalid ones. */
export const apiKeysSchema = z.object({ keys: z.array(apiKeySchema).max(MAX_LIVING_KEYS + MAX_ENDED_KEYS) });

/** The answer to creating a key: the key is shown only this once. */
export const apiKeyMadeSchema = z.object({ message: z.string(), key: z.string(), id: z.uuid() });
