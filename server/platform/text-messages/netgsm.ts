import { z } from 'zod';
import { traceHeaders } from '../tracing/in-span.ts';
import type { Sms, SmsSender } from './sms-sender.ts';

const TIMEOUT_MS = 10_000;
/** The codes of accepted messages. 01 and 02 mean that a date was missing and Netgsm used today's, as intended. */
const ACCEPTED = new Set(['00', '01', '02']);

const answerSchema = z.object({ code: z.string().regex(/^\d{1,4}$/) });

type Netgsm = { readonly user: string; readonly password: string; readonly header: string; readonly url: string };

/**
 * Netgsm's REST API v2 with basic authentication, JSON in and out: `POST /sms/rest/v2/send`, and `/otp` for one-time
 * codes (delivered within three minutes, no Turkish letters). `iysfilter` 0 marks a message that its reader requested,
 * not advertising. Numbers are sent without the leading 0.
 */
export function openNetgsm({ user, password, header, url }: Netgsm): SmsSender {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const post = (path: string, body: object) =>
    postAccepted(new URL(path, url), authorization, JSON.stringify({ msgheader: header, ...body }));
  return {
    isConfigured: true,
    send: ({ to, text }) =>
      post('/sms/rest/v2/send', { encoding: 'TR', iysfilter: '0', messages: [{ msg: text, no: bare(to) }] }),
    sendCode: ({ to, text }) => post('/sms/rest/v2/otp', { msg: text, no: bare(to) }),
  };
}

const bare = (number: Sms['to']) => number.replace(/^0/, '');

async function postAccepted(url: URL, authorization: string, body: string): Promise<void> {
  const response = await post(url, authorization, body);
  const answer = answerSchema.safeParse(response.json);
  const code = answer.success ? answer.data.code : 'none';
  if (response.status >= 400 || !ACCEPTED.has(code))
    throw new Error(`SMS was not accepted: HTTP ${response.status}, code ${code}`);
}

async function post(url: URL, authorization: string, body: string): Promise<{ status: number; json: unknown }> {
  try {
    const headers = { authorization, 'content-type': 'application/json', ...traceHeaders() };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    const text = await response.text();
    return { status: response.status, json: text.startsWith('{') ? JSON.parse(text) : undefined };
  } catch (error) {
    throw new Error(`SMS was not accepted: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}
