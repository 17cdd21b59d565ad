import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listenLocally } from '../listen-locally.ts';

export const NETGSM_ACCOUNT = { user: '8501234567', password: 'gizli', header: 'PEYDA' } as const;

/** A call as Netgsm receives it. */
export type NetgsmCall = {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
};
/** An accepted message; `to` in the form of our numbers, `05xxxxxxxxx`. */
export type NetgsmMessage = { readonly kind: 'text' | 'code'; readonly to: string; readonly text: string };

type Answer = { readonly status: number; readonly body: string };

/**
 * Netgsm's REST API v2 on the loopback address, as its client `@netgsm/sms` 1.1.11 describes it: like the real one, it
 * refuses invalid messages with HTTP 406 and a code, including sign-in codes that are too long or contain letters
 * outside ASCII.
 */
export async function startFakeNetgsm() {
  const calls: NetgsmCall[] = [];
  const messages: NetgsmMessage[] = [];
  const fake = {
    calls,
    messages,
    /** The answer to every call instead of the normal one. */
    quirk: undefined as Answer | undefined,
    settings: {} as Record<string, string>,
    close: () => Promise.resolve(),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = { path: request.url, headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) };
      calls.push(call);
      const { status, body } = fake.quirk ?? answerTo(call, messages);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  const { url, close } = await listenLocally(server);
  const { user, password, header } = NETGSM_ACCOUNT;
  fake.settings = { NETGSM_USER: user, NETGSM_PASSWORD: password, NETGSM_HEADER: header, NETGSM_URL: url };
  fake.close = close;
  return fake;
}
export type FakeNetgsm = Awaited<ReturnType<typeof startFakeNetgsm>>;

/** The six digits in the last code that was sent to a number. Throws if there was none. */
export function lastCodeTo({ messages }: FakeNetgsm, to: string): string {
  const sent = messages.findLast((message) => message.kind === 'code' && message.to === to);
  const code = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${to}.`);
  return code;
}

const refused = (code: string): Answer => ({ status: 406, body: JSON.stringify({ code, description: 'refused' }) });

function answerTo({ path, headers, body }: NetgsmCall, messages: NetgsmMessage[]): Answer {
  const { user, password, header } = NETGSM_ACCOUNT;
  if (headers.authorization !== `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`) return refused('30');
  if (body.msgheader !== header) return refused('40');
  const sent = messagesIn(path, body);
  if (!sent) return refused('70');
  for (const { kind, to, text } of sent) {
    if (!/^05\d{9}$/.test(to)) return refused('50');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
    if (text === '' || (kind === 'code' && !/^[\x00-\x7f]{1,155}$/.test(text))) return refused('20');
  }
  messages.push(...sent);
  return { status: 200, body: '{"code":"00","jobid":"17377215342605050417149344","description":"queued"}' };
}

function messagesIn(path: string | undefined, body: Record<string, unknown>): NetgsmMessage[] | undefined {
  if (path === '/sms/rest/v2/otp') return [{ kind: 'code', to: `0${body.no}`, text: String(body.msg) }];
  if (path !== '/sms/rest/v2/send' || !Array.isArray(body.messages)) return undefined;
  return body.messages.map(({ no, msg }) => ({ kind: 'text', to: `0${no}`, text: String(msg) }));
}
