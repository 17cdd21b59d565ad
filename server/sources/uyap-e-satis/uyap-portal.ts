import { parseJson, type SourceContext, SourceUnavailableError } from '#server/features/intake/collection/index.ts';
import type { Presence } from '#server/features/intake/lots/index.ts';
import { saysWithdrawn } from '#server/features/intake/lots/index.ts';
import type { PoliteAnswer, PoliteRequest } from '#server/platform/polite-fetch/polite-fetch.ts';
import { UnreadableAnswerError } from '#server/platform/polite-fetch/polite-fetch-error.ts';

const EXPIRED =
  'UYAP oturumu sona ermiş ya da geçersiz. e-Satış’ta yeniden oturum açıp UYAP_COOKIE ayarını yenileyin; toplama kaldığı yerden sürer.';
const MAX_JSON_BYTES = 10_000_000;
const MAX_NOTICE_BYTES = 20_000_000;
/** The portal's answers when it requires a sign-in; each means that the session has ended, not a temporary error. */
const SIGN_IN_STATUSES = [301, 302, 303, 307, 401, 403];

const LONGEST_MESSAGE = 2000;
const FORM_HEADERS = {
  'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
  'x-requested-with': 'XMLHttpRequest',
};
const GONE_STATUSES = [404, 410];
const DETAIL_PATH = '/main/jsp/esatis/ihale_detay_bilgileri_brd.ajx';

/** The paths for open auctions, for past ones, and for the documents of one. */
type UyapPath =
  | '/main/esatis/ihaleKelimeArama_brd.ajx'
  | '/pp/gecmisIhaleler_brd.ajx'
  | '/pp/getIhaleEvrakBilgileri_brd.ajx';

/** The only requests that may be sent to the portal; a bid is not among them. */
export type UyapPortal = {
  readonly origin: string;
  /** The address of the listing's page for people. */
  pageOf(key: string): string;
  /** Sends a form and reads the JSON answer. Throws SourceUnavailableError once the session has ended. */
  ask<T>(
    context: SourceContext,
    path: UyapPath,
    form: Readonly<Record<string, string>>,
    parse: (given: unknown) => T | undefined,
  ): Promise<T>;
  /** The notice of a listing as a file (UDF); `undefined` when it has none. */
  download(context: SourceContext, key: string): Promise<Uint8Array | undefined>;
  /** Whether the portal still shows a listing, according to the listing's own page. */
  presence(context: SourceContext, key: string): Promise<Presence>;
};

export function uyapPortal(siteUrl: string, cookie: string): UyapPortal {
  const { origin } = new URL(siteUrl);
  const call = <T>(context: SourceContext, request: Omit<PoliteRequest<T>, 'alsoAccepts' | 'signal' | 'onSent'>) =>
    context.request<T>({
      ...request,
      headers: { ...request.headers, cookie, referer: `${origin}/main/jsp/esatis/index.jsp` },
      alsoAccepts: [...SIGN_IN_STATUSES, ...GONE_STATUSES],
      read: async (answer) => {
        if (SIGN_IN_STATUSES.includes(answer.status)) throw new SourceUnavailableError(EXPIRED);
        return request.read(answer);
      },
    });
  return {
    origin,
    pageOf: (key) => `${origin}/main/jsp/esatis/index.jsp?menuId=21772&kayitId=${encodeURIComponent(key)}`,
    ask: (context, path, form, parse) =>
      call(context, {
        url: `${origin}${path}`,
        method: 'POST',
        headers: FORM_HEADERS,
        body: new URLSearchParams(form).toString(),
        maxBytes: MAX_JSON_BYTES,
        read: async (answer) => {
          const parsed = parse(await readAnswer(answer));
          if (parsed === undefined) throw new UnreadableAnswerError('yanıt beklenen biçimde değil');
          return parsed;
        },
      }),
    download: (context, key) =>
      call(context, {
        url: `${origin}/pp/evrak_indir_brd.uyap?${new URLSearchParams({ kayitId: key, islemTuru: 'satis' })}`,
        maxBytes: MAX_NOTICE_BYTES,
        read: async (answer) => {
          const bytes = await answer.bytes();
          if (GONE_STATUSES.includes(answer.status) || bytes.length === 0) return undefined;
          if (isSignInPage(bytes.toString('utf8', 0, 5000))) throw new SourceUnavailableError(EXPIRED);
          return bytes;
        },
      }),
    presence: (context, key) =>
      call(context, {
        url: `${origin}${DETAIL_PATH}`,
        method: 'POST',
        headers: FORM_HEADERS,
        body: new URLSearchParams({ kayitId: key }).toString(),
        maxBytes: MAX_JSON_BYTES,
        read: async (answer) => (GONE_STATUSES.includes(answer.status) ? 'gone' : presenceIn(await answer.text(), key)),
      }),
  };
}

/** Details are XML that names the listing; any other answer means a withdrawn listing only if its text says so. */
function presenceIn(text: string, key: string): Presence {
  if (text.includes('IhaleTumBilgiDVO') && text.includes(`>${key}<`)) return 'there';
  if (isSignInPage(text)) throw new SourceUnavailableError(EXPIRED);
  return text.length <= LONGEST_MESSAGE && saysWithdrawn(text.replace(/<[^>]*>/g, ' ')) ? 'gone' : 'unclear';
}

async function readAnswer(answer: PoliteAnswer): Promise<unknown> {
  const text = await answer.text();
  if (GONE_STATUSES.includes(answer.status))
    throw new SourceUnavailableError(`${new URL(answer.url).pathname}: e-Satış bu adresi artık tanımıyor`);
  if (isSignInPage(text)) throw new SourceUnavailableError(EXPIRED);
  const given = parseJson(text);
  const message = errorIn(given);
  if (message === undefined) return given;
  if (/oturum|session|giriş|yetki/i.test(message)) throw new SourceUnavailableError(EXPIRED);
  throw new UnreadableAnswerError(`e-Satış hata bildirdi: ${message.slice(0, 200)}`);
}

/** Whether the portal sent its sign-in page, with status 200, instead of an answer. */
function isSignInPage(text: string): boolean {
  return /^\s*</.test(text) && /e-?devlet|giri[sş]|login|oturum/i.test(text.slice(0, 5000));
}

function errorIn(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || !('errorCode' in given || 'error' in given)) return undefined;
  const { error, errorCode } = given as { error?: unknown; errorCode?: unknown }; // either may be present, of any type
  return [errorCode, error]
    .filter((part) => part !== undefined)
    .map(String)
    .join(' ');
}
