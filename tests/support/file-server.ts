import { createServer } from 'node:http';
import { listenLocally } from './listen-locally.ts';

type Answer = {
  readonly status?: number;
  readonly type?: string;
  readonly body: Uint8Array | string;
  /** If a request contains this value, the answer is “not modified”. */
  readonly etag?: string;
};

/** A source's file server on the loopback address; answers an unknown path with a friendly page and status 404. */
export type FileServer = {
  readonly url: string;
  readonly answers: Map<string, Answer>;
  /** Paths in the order in which they were requested. */
  readonly asked: string[];
  close(): Promise<void>;
};

export async function startFileServer(): Promise<FileServer> {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURI(request.url ?? '/');
    asked.push(path);
    const { status = 200, type = 'application/octet-stream', body, etag } = answers.get(path) ?? notFound;
    const isSame = etag !== undefined && request.headers['if-none-match'] === etag;
    response.writeHead(isSame ? 304 : status, { 'content-type': type, ...(etag && { etag }) }).end(isSame ? '' : body);
  });
  return { ...(await listenLocally(server)), answers, asked };
}

const notFound: Answer = { status: 404, type: 'text/html', body: '<!doctype html><h1>Sayfa bulunamadı</h1>' };

type Known = { etag: string | null; lastModified: string | null };

/** Fetches without the rules of polite calls, which these tests don't cover, but checks the size limit. */
export async function fetchPlainly(
  url: string,
  { signal, maxBytes, known }: { signal?: AbortSignal; maxBytes: number; known?: Known | undefined },
) {
  const response = await fetch(url, {
    ...(signal && { signal }),
    ...(known?.etag && { headers: { 'if-none-match': known.etag } }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength > maxBytes) throw new Error('More bytes than allowed.');
  const { headers, status } = response;
  return { status, bytes, etag: headers.get('etag'), lastModified: headers.get('last-modified') };
}
