import { z } from 'zod';
import { defaultDataDir } from './default-data-dir.ts';

const onOff = (initial: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(initial)
    .transform((value) => value === 'on');

const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default(defaultDataDir),
  DATABASE_URL: z.string().optional(),
  PUBLIC_ORIGIN: z.url().optional(),
  JOBS: onOff('on'),
  RATE_LIMIT: onOff('on'),
  ANSWER_CACHE: onOff('on'),
  SAMPLE_SIZE: z.coerce.number().int().min(0).max(1_000_000).default(2000),
  SOURCES: z.string().default(''),
  COMPANY_NAME: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_MERSIS: z.string().optional(),
  COMPANY_KEP: z.string().optional(),
  PRIVACY_EMAIL: z.email().optional(),
  SALES_EMAIL: z.email().optional(),
  SALES_PHONE: z.string().optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_PHONE: z.string().optional(),
  PRIORITY_PHONE: z.string().optional(),
  TRUST_PROXY: z.string().optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\p{Cc}]*[^\s@]+@[^\s@]+$/u)
    .optional(),
  NETGSM_USER: z.string().optional(),
  NETGSM_PASSWORD: z.string().optional(),
  NETGSM_HEADER: z.string().max(11).optional(),
  NETGSM_URL: z.url({ protocol: /^https?$/ }).default('https://api.netgsm.com.tr'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const consistentSettings = settingsSchema
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'SMTP_URL ile birlikte gereklidir',
  })
  .refine(({ NETGSM_USER, NETGSM_PASSWORD, NETGSM_HEADER }) => !NETGSM_USER || (NETGSM_PASSWORD && NETGSM_HEADER), {
    path: ['NETGSM_USER'],
    message: 'NETGSM_PASSWORD ve NETGSM_HEADER ile birlikte gereklidir',
  });

/** Every setting of the process, parsed once; names and meanings in .env.example. */
export type Config = Readonly<z.infer<typeof settingsSchema>>;

/** Reads settings; an empty value counts as unset. Throws one clear sentence naming each setting that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = consistentSettings.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Ayarlar okunamadı. ${faults.join('; ')}`);
}
