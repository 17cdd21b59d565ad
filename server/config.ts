import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { RESULTS_LICENCES } from '../shared/outcomes/results-licences.ts';
import { defaultDataDir } from './default-data-dir.ts';
import { isPublicAddress } from './platform/polite-fetch/polite-fetch-connect.ts';

const onOff = (initial: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(initial)
    .transform((value) => value === 'on');

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );

/** The sources of auctions, by the names allowed in SOURCES (D19). */
export const SOURCE_NAMES = ['ilan-gov-tr', 'uyap-e-satis', 'folder', 'http-feed'] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];

const webAddress = z.url({ protocol: /^https?$/ });
const hours = (initial: number) => z.coerce.number().min(0.1).max(720).default(initial);

/** Leaves one processor free for visitors; more than two decoders at a time were never needed. */
export const decodersFor = (processors: number) => Math.min(2, Math.max(1, processors - 1));

const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default(defaultDataDir),
  DATABASE_URL: z.string().optional(),
  DATABASE_READ_URL: list.pipe(z.array(z.url({ protocol: /^postgres(?:ql)?$/ })).max(16)),
  SEARCH_ENGINE_URL: webAddress.optional(),
  OCR_URL: webAddress.optional(),
  PUBLIC_ORIGIN: z.url().optional(),
  PROCESSES: z
    .union([z.literal('auto'), z.coerce.number().int().min(1).max(64)])
    .default(1)
    .transform((count) => (count === 'auto' ? availableParallelism() : count)),
  CLAMD: z
    .string()
    .regex(/^(?:unix:\/.+|tcp:\/\/[^/\s]+:\d{1,5})$/)
    .optional(),
  DECODERS: z
    .union([z.literal('auto'), z.coerce.number().int().min(1).max(16)])
    .default('auto')
    .transform((count) => (count === 'auto' ? decodersFor(availableParallelism()) : count)),
  JOBS: onOff('on'),
  RATE_LIMIT: onOff('on'),
  ANSWER_CACHE: onOff('on'),
  SAMPLE_SIZE: z.coerce.number().int().min(0).max(1_000_000).default(2000),
  SOURCES: list.pipe(z.array(z.enum(SOURCE_NAMES))),
  COLLECT_CONTACT: z.string().max(200).optional(),
  COLLECT_PAUSE_MS: z.coerce.number().int().min(0).max(600_000).default(1000),
  COLLECT_BACK_OFF_MS: z.coerce.number().int().min(1).max(60_000).default(2000),
  COLLECT_EXTRA_CA: list,
  COLLECT_PRIVATE_HOSTS: list,
  WEBHOOK_PRIVATE_HOSTS: list,
  ILAN_GOV_TR_URL: webAddress.default('https://www.ilan.gov.tr'),
  ILAN_GOV_TR_HOURS: hours(12),
  UYAP_URL: webAddress.default('https://esatis.uyap.gov.tr'),
  UYAP_COOKIE: z
    .string()
    .regex(/^[\x20-\x7e]+$/)
    .optional(),
  UYAP_SEARCH_WORDS: list,
  UYAP_PAST_DAYS: z.coerce.number().int().min(0).max(3650).default(7),
  UYAP_PAST_CATEGORIES: z
    .string()
    .default('1=tasinmaz')
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(z.string().regex(/^[\w-]{1,20}=(?:tasinmaz|tasit|tasinir)$/))),
  UYAP_PICTURE_URL: z
    .url({ protocol: /^https?$/ })
    .includes('{resimAdi}')
    .optional(),
  UYAP_HOURS: hours(12),
  EVDS_URL: webAddress.default('https://evds3.tcmb.gov.tr/igmevdsms-dis'),
  EVDS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional(),
  FOLDER_PATH: z.string().optional(),
  FOLDER_SETTLE_SECONDS: z.coerce.number().min(0).max(3600).default(3),
  HTTP_FEED_URL: webAddress.optional(),
  HTTP_FEED_NAME: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{0,49}$/)
    .default('http-feed'),
  HTTP_FEED_HOURS: hours(6),
  METRICS: onOff('off'),
  METRICS_TOKEN: z.string().min(16).optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LAUNCH_ENDS_ON: z.iso.date().default('2027-06-30'),
  COMPANY_NAME: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_MERSIS: z.string().optional(),
  COMPANY_KEP: z.string().optional(),
  COMPANY_TAX_OFFICE: z.string().optional(),
  COMPANY_TAX_NUMBER: z
    .string()
    .regex(/^\d{10,11}$/)
    .optional(),
  COMPANY_DISTRICT: z.string().optional(),
  COMPANY_CITY: z.string().optional(),
  INVOICE_WEBHOOK_URL: webAddress.optional(),
  INVOICE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/)
    .optional(),
  CONSUMER_REFUND_PAPER: z.enum(['gider-pusulasi', 'iade-faturasi']).default('gider-pusulasi'),
  COMPANY_ETBIS: z.string().optional(),
  VAT_PERCENT: z.coerce.number().int().min(0).max(100).default(20),
  PAYMENT_PROVIDER: z.string().optional(),
  IYZICO_API_KEY: z.string().min(8).optional(),
  IYZICO_SECRET_KEY: z.string().min(8).optional(),
  IYZICO_URL: webAddress.default('https://api.iyzipay.com'),
  TRANSFER_IBAN: z
    .string()
    .transform((iban) => iban.replace(/\s+/g, ''))
    .pipe(z.string().regex(/^TR\d{24}$/))
    .optional(),
  TRANSFER_BANK: z.string().optional(),
  TRANSFER_HOLDER: z.string().optional(),
  RESULTS_LICENCE: z.enum(RESULTS_LICENCES).optional(),
  HOSTING_PROVIDER: z.string().max(200).optional(),
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
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: list.pipe(z.array(z.string().regex(/^[\w-]+=[\x20-\x7e]+$/))),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const consistentSettings = settingsSchema
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'SMTP_URL ile birlikte gereklidir',
  })
  .refine(({ DATABASE_READ_URL, DATABASE_URL }) => DATABASE_READ_URL.length === 0 || DATABASE_URL, {
    path: ['DATABASE_URL'],
    message: 'DATABASE_READ_URL ile birlikte gereklidir',
  })
  .refine(({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) => !S3_ACCESS_KEY_ID === !S3_SECRET_ACCESS_KEY, {
    path: ['S3_ACCESS_KEY_ID'],
    message: 'S3_SECRET_ACCESS_KEY ile birlikte gereklidir',
  })
  .refine(({ NETGSM_USER, NETGSM_PASSWORD, NETGSM_HEADER }) => !NETGSM_USER || (NETGSM_PASSWORD && NETGSM_HEADER), {
    path: ['NETGSM_USER'],
    message: 'NETGSM_PASSWORD ve NETGSM_HEADER ile birlikte gereklidir',
  })
  .refine(({ OCR_URL }) => !OCR_URL || isSafeForPages(OCR_URL), {
    path: ['OCR_URL'],
    message:
      'https:// ile başlamalıdır; http:// yalnızca bu makinede ya da özel ağınızdaki bir okuyucu için kullanılabilir (sayfalarda kişisel veriler vardır)',
  })
  .refine(({ LLM_BASE_URL, LLM_MODEL }) => !LLM_BASE_URL || LLM_MODEL, {
    path: ['LLM_MODEL'],
    message: 'LLM_BASE_URL ile birlikte gereklidir',
  });

/** Pages contain personal data: unencrypted, they may only go to this machine or a private network. */
function isSafeForPages(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isName = isIP(host) === 0;
  return protocol === 'https:' || (isName ? !host.includes('.') : !isPublicAddress(host));
}

/** Sources that send requests to servers of other organizations. */
const CALLING: readonly SourceName[] = ['ilan-gov-tr', 'uyap-e-satis', 'http-feed'];

const usableSources = consistentSettings
  .refine(({ SOURCES, ...settings }) => !SOURCES.some((name) => CALLING.includes(name)) || contactOf(settings), {
    path: ['COLLECT_CONTACT'],
    message: 'SOURCES ile veri toplamak için gereklidir (toplayanın web ya da e-posta adresi)',
  })
  .refine(({ EVDS_KEY, ...settings }) => !EVDS_KEY || contactOf(settings), {
    path: ['COLLECT_CONTACT'],
    message: 'EVDS_KEY ile konut fiyat endeksini almak için gereklidir (web ya da e-posta adresi)',
  })
  .refine(({ SOURCES, UYAP_COOKIE }) => !SOURCES.includes('uyap-e-satis') || UYAP_COOKIE, {
    path: ['UYAP_COOKIE'],
    message: 'SOURCES içinde uyap-e-satis varken gereklidir',
  })
  .refine(({ SOURCES, HTTP_FEED_URL }) => !SOURCES.includes('http-feed') || HTTP_FEED_URL, {
    path: ['HTTP_FEED_URL'],
    message: 'SOURCES içinde http-feed varken gereklidir',
  });

/** The contact to which the operator of a source can write about our requests. */
export function contactOf(
  settings: Partial<Record<'COLLECT_CONTACT' | 'PUBLIC_ORIGIN' | 'SUPPORT_EMAIL', string | undefined>>,
): string | undefined {
  return settings.COLLECT_CONTACT ?? settings.PUBLIC_ORIGIN ?? settings.SUPPORT_EMAIL;
}

/** The hosts of iyzico; any other host is a test server that takes no money. */
const IYZICO_HOSTS: readonly string[] = ['api.iyzipay.com', 'sandbox-api.iyzipay.com'];

const usablePayments = usableSources
  .refine(({ IYZICO_API_KEY, IYZICO_SECRET_KEY }) => !IYZICO_API_KEY === !IYZICO_SECRET_KEY, {
    path: ['IYZICO_API_KEY'],
    message: 'IYZICO_SECRET_KEY ile birlikte gereklidir',
  })
  .refine(({ IYZICO_URL, PUBLIC_ORIGIN }) => isIyzico(IYZICO_URL) || isOnThisMachine(IYZICO_URL, PUBLIC_ORIGIN), {
    path: ['IYZICO_URL'],
    message:
      'yalnızca https://api.iyzipay.com ya da https://sandbox-api.iyzipay.com olabilir; iyzico yerine geçen deneme sunucusu herkese açık bir sitede kullanılamaz',
  })
  .refine(({ INVOICE_WEBHOOK_URL, INVOICE_WEBHOOK_SECRET }) => !INVOICE_WEBHOOK_URL || INVOICE_WEBHOOK_SECRET, {
    path: ['INVOICE_WEBHOOK_SECRET'],
    message: 'INVOICE_WEBHOOK_URL ile birlikte gereklidir',
  })
  .refine(({ TRANSFER_IBAN, TRANSFER_BANK }) => !TRANSFER_IBAN === !TRANSFER_BANK, {
    path: ['TRANSFER_BANK'],
    message: 'TRANSFER_IBAN ile birlikte gereklidir',
  })
  .refine(({ TRANSFER_IBAN, TRANSFER_HOLDER, COMPANY_NAME }) => !TRANSFER_IBAN || TRANSFER_HOLDER || COMPANY_NAME, {
    path: ['TRANSFER_HOLDER'],
    message: 'TRANSFER_IBAN ile birlikte gereklidir (ya da COMPANY_NAME)',
  });

function isIyzico(url: string): boolean {
  const { protocol, hostname, port } = new URL(url);
  return protocol === 'https:' && IYZICO_HOSTS.includes(hostname) && port === '';
}

/** For development and tests: the payment server and the site must both be on this machine. */
function isOnThisMachine(url: string, publicOrigin: string | undefined): boolean {
  const isLocal = (address: string) => ['localhost', '127.0.0.1'].includes(new URL(address).hostname);
  return isLocal(url) && (publicOrigin === undefined || isLocal(publicOrigin));
}

/** Every setting of the process, parsed once; .env.example explains them. */
export type Config = Readonly<z.infer<typeof settingsSchema>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads each setting of this process from its environment, otherwise from the file `.env` in the working directory (if
 * the file exists), otherwise from `defaults`. Only this function reads the environment and the file. Throws one clear
 * sentence when the file or a setting can't be used.
 */
export function readProcessConfig(defaults: Environment = {}): Config {
  return readConfig({ ...defaults, ...readEnvFile('.env'), ...process.env });
}

function readEnvFile(path: string): Environment {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`Ayarlar okunamadı. ${path} dosyası açılamıyor.`);
  }
}

/** Reads settings; an empty value counts as unset. Throws an error that names each wrong setting. */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = usablePayments.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Ayarlar okunamadı. ${faults.join('; ')}`);
}
