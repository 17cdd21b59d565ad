import { KEY_SCOPES } from '#shared/organisations/key-scopes.ts';
import { API_QUOTAS } from '#shared/plans.ts';
import { formatNumber } from '#shared/text/money.ts';
import { CALL_TEXTS } from './call-texts.ts';
import { type AnswerShape, codeSamples } from './code-samples.ts';
import { describeFields, type JsonSchema } from './describe-fields.ts';
import { PARAMETER_TEXTS } from './parameter-texts.ts';

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;
type Answer = { description?: string; headers?: object; readonly content?: Content };
export type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  parameters?: readonly { readonly name: string; readonly in: string; description?: string }[];
  requestBody?: { readonly content: Content };
  responses?: Record<string, Answer>;
  'x-codeSamples'?: readonly object[];
};
/** The parts of an OpenAPI document that are needed for `/api/v1`. */
export type ApiDocument = {
  readonly info: object;
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, object>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const V1 = '/api/v1/';

/** What each status means to a client, with its error codes. */
const ANSWERS: Readonly<Record<string, string>> = {
  200: 'İstenen',
  400: 'Bir parametre geçersiz (`INVALID_PARAMETER`); hangisi olduğu `field` içinde',
  401: 'Anahtar yok, geçersiz, iptal edilmiş ya da süresi dolmuş (`KEY_INVALID`)',
  403: 'Anahtarın buna yetkisi yok (`KEY_SCOPE`), adres izinli değil (`KEY_ADDRESS`). Kurumun planı bitti (`ORGANISATION_OVER`) ya da filtre premium bilgi ister (`PREMIUM_FILTER`)',
  404: 'Böyle bir şey yok (`NOT_FOUND`)',
  410: 'Bu noktadan sonrası artık saklanmıyor (`CURSOR_GONE`); nereden devam edileceğini `message` söyler',
  413: 'Gönderilen veri çok büyük (`BAD_REQUEST`)',
  415: 'Gövde JSON değil (`BAD_REQUEST`)',
  429: 'Kota doldu (`QUOTA_EXCEEDED`, toplu indirmede `EXPORTS_USED_UP`) ya da ağınızdan çok istek geldi (`RATE_LIMITED`); `Retry-After` saniye bekleyin',
  503: 'Sunucu yoğun (`BUSY`), yanıt çok uzun sürdü (`TOO_SLOW`) ya da verilere ulaşılamıyor (`UNAVAILABLE`); `Retry-After` saniye bekleyin',
};

const text = { schema: { type: 'string' } };
const QUOTA_HEADERS = {
  'RateLimit-Policy': { ...text, description: 'Kotalar ve süreleri: `"key-minute";q=120;w=60, …`' },
  RateLimit: { ...text, description: 'Kotalardan kalan ve dolmasına kalan saniye: `"key-minute";r=119;t=42, …`' },
};
const RETRY_HEADER = {
  'Retry-After': { schema: { type: 'integer' }, description: 'Kaç saniye sonra yeniden denenir' },
};
const HEADERS: Readonly<Record<string, object>> = {
  200: QUOTA_HEADERS,
  401: { 'WWW-Authenticate': { ...text, description: '`Bearer realm="Peyda API"`' } },
  429: { ...QUOTA_HEADERS, ...RETRY_HEADER },
  503: RETRY_HEADER,
};

/**
 * Adds to the calls of `/api/v1` what their schemas lack: names for generators, descriptions of calls, parameters,
 * fields and statuses, and examples.
 */
export function describeV1<Document extends ApiDocument>(document: Document, origin: string): Document {
  for (const [path, methods] of Object.entries(document.paths)) {
    if (!path.startsWith(V1)) continue;
    for (const [method, operation] of Object.entries(methods)) {
      operation.operationId = nameOf(method, path);
      operation['x-codeSamples'] = codeSamples(method, path, { origin, shape: shapeOf(operation) });
      describeCall(operation, `/${path.slice(V1.length)}`);
      for (const [status, answer] of Object.entries(operation.responses ?? {})) {
        answer.description = ANSWERS[status] ?? answer.description ?? '';
        if (HEADERS[status]) answer.headers = HEADERS[status];
      }
    }
  }
  return document;
}

/** What each status means unless a call says otherwise. */
const COMMON_ANSWERS: Readonly<Record<string, string>> = {
  200: 'İstenen',
  400: 'Gönderilen bir değer geçersiz; hangisi olduğu `field` içinde',
  401: 'Giriş yapılmamış ya da oturumun süresi dolmuş',
  403: 'Buna yetkiniz yok',
  404: 'Böyle bir şey yok',
  409: 'Şu anki durumla çelişiyor',
  410: 'Artık yok',
  413: 'Gönderilen veri çok büyük',
  415: 'Gövde beklenen biçimde değil',
  429: 'Çok istek geldi; `Retry-After` saniye bekleyin',
  503: 'Şu anda yanıt verilemiyor; biraz sonra yeniden deneyin',
};

/** Describes the answers for which the schemas have only a placeholder. */
export function describeAnswers(document: ApiDocument): void {
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods)))
    for (const [status, answer] of Object.entries(operation.responses ?? {}))
      if (answer.description === 'Default Response') answer.description = COMMON_ANSWERS[status] ?? 'Yanıt';
}

/** `call` is its path below `/api/v1`. */
function describeCall(operation: Operation, call: string): void {
  if (CALL_TEXTS[call]) operation.description = CALL_TEXTS[call];
  for (const parameter of operation.parameters ?? []) {
    const text = PARAMETER_TEXTS[`${call} ${parameter.name}`] ?? PARAMETER_TEXTS[parameter.name];
    if (text) parameter.description = text;
  }
  for (const { content } of [operation.requestBody, operation.responses?.[200]].filter((part) => part !== undefined))
    for (const { schema } of Object.values(content ?? {})) if (schema) describeFields(schema);
}

function shapeOf({ responses = {} }: Operation): AnswerShape {
  const types = Object.keys(responses['200']?.content ?? {});
  if (types.includes('application/x-ndjson')) return 'lines';
  return types.includes('application/json') ? 'json' : 'file';
}

/** The document of `/api/v1` alone, for generators of clients. */
export function v1DocumentOf(document: ApiDocument, origin: string): object {
  const paths = Object.entries(document.paths).filter(([path]) => path.startsWith(V1));
  const { apiKey } = document.components?.securitySchemes ?? {};
  return {
    ...document,
    info: { title: 'Peyda Kurumsal API', version: '1', description: introduction(origin) },
    servers: [{ url: origin }],
    components: { securitySchemes: { apiKey } },
    paths: Object.fromEntries(paths),
  };
}

/** `get /api/v1/properties/{id}/versions` → `getPropertiesIdVersions`. */
function nameOf(method: string, path: string): string {
  const parts = path.slice(V1.length).split(/[^a-z\d]+/i);
  return `${method}${parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')}`;
}

function introduction(origin: string): string {
  const { key, organisation } = API_QUOTAS;
  const scopes = Object.entries(KEY_SCOPES).map(([scope, { name, hint }]) => `| \`${scope}\` | ${name} | ${hint} |`);
  const errors = Object.entries(ANSWERS)
    .filter(([status]) => status !== '200')
    .map(([status, said]) => `| ${status} | ${said} |`);
  return `Türkiye’deki icra ihaleleri, kurumunuzun programları için.

## Başlarken
Kurumun sahibi ya da yöneticisi [kurum sayfasında](${origin}/kurum) bir anahtar oluşturur. Anahtar her çağrıda gönderilir:
\`Authorization: Bearer pyd_…\`. Yanıtlar JSON’dur; para lira, alan metrekare, zaman UTC’dir (ISO 8601).
TypeScript türleri bu belgeden üretilir: \`npx openapi-typescript ${origin}/api/v1/openapi.json -o peyda.ts\`; \`openapi-fetch\` ile kullanılır.

## Yetkiler
| Yetki | Adı | Açtığı |
| --- | --- | --- |
${scopes.join('\n')}

Anahtarın göremediği alanlar boştur ve ilanın \`locked\` listesinde adlarıyla bulunur.

## Yapay zekâ yardımcıları
Dil modellerinin araçları \`${origin}/mcp\` adresindedir (Model Context Protocol, streamable HTTP). Yardımcılar OAuth 2.1 ile bağlanır; nasıl bağlanacaklarını
\`${origin}/.well-known/oauth-protected-resource/mcp\` söyler. “İlanları okuma” yetkisi olan bir anahtar da olur.
[Nasıl bağlanır?](${origin}/yardim-merkezi/yapay-zeka-baglama)

## Kotalar
Bir anahtar dakikada ${key.minute}, günde ${formatNumber(key.day)}; kurumun bütün anahtarları dakikada ${organisation.minute}, günde ${formatNumber(organisation.day)} çağrı yapar. Gün İstanbul’da gece yarısı
başlar. Her yanıt kalanı \`RateLimit\` başlığında söyler; kota dolunca 429 döner ve \`Retry-After\` kadar beklenir. Reddedilen
çağrı kotadan düşmez.

## Hatalar
Her hata \`{ "message", "code", "field" }\` biçimindedir: cümle insana, kod programa. 503 ve 429 geçicidir, diğerleri çağrı değişmeden düzelmez.

| Durum | Anlamı |
| --- | --- |
${errors.join('\n')}`;
}
