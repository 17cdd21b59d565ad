import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly id: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly type: string;
  readonly propertyId: number;
};
type Answer = { readonly status: number; readonly text?: string; readonly headers?: Readonly<Record<string, string>> };

/** A server of an organisation, which stores what it receives and returns the status `answer` (default 204). */
export async function openWebhookReceiver() {
  const received: Received[] = [];
  const receiver = {
    received,
    answer: (_message: Received): Answer | Promise<Answer> => ({ status: 204 }),
    host: '',
    urlOf: (path: string) => `http://${receiver.host}${path}`,
    at: (path: string) => received.filter((message) => message.path === path),
    close: () => server.close(),
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    const { type, data } = JSON.parse(body);
    const { url: path = '', headers } = request;
    const message = { id: String(headers['webhook-id']), path, headers, body, type, propertyId: data.propertyId };
    received.push(message);
    const { status, text = '', headers: own = {} } = await receiver.answer(message);
    response.writeHead(status, own).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return receiver;
}
