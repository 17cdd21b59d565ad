import { createServer } from 'node:http';
import { listenLocally } from './listen-locally.ts';

type Answer = { readonly status?: number; readonly type?: string; readonly body: Uint8Array | string };

/** A source's file server on the loopback address; what it does not know is answered with a friendly page and status 404. */
export type FileServer = {
  readonly url: string;
  readonly answers: Map<string, Answer>;
  /** Paths in the order in which they were asked for. */
  readonly asked: string[];
  close(): Promise<void>;
};

export async function startFileServer(): Promise<FileServer> {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURI(request.url ?? '/');
    asked.push(path);
    const { status = 200, type = 'application/octet-stream', body } = answers.get(path) ?? notFound;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  return { ...(await listenLocally(server)), answers, asked };
}

const notFound: Answer = { status: 404, type: 'text/html', body: '<!doctype html><h1>Sayfa bulunamadı</h1>' };

/** Fetches without any manners, which are somebody else's matter, but within the limit. */
export async function fetchPlainly(url: string, { signal, maxBytes }: { signal?: AbortSignal; maxBytes: number }) {
  const response = await fetch(url, signal ? { signal } : {});
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength > maxBytes) throw new Error('More bytes than allowed.');
  return { status: response.status, headers: response.headers, bytes };
}
