import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from './listen-locally.ts';

/** A store on the loopback address with the part of S3 that we use; rejects requests without a correct signature. */
export type S3StandIn = {
  readonly url: string;
  /** The stored objects by `bucket/key`. */
  readonly objects: Map<string, Buffer>;
  /** Status codes, such as `503`, that the next requests get instead of the correct answer, in order. */
  readonly failures: number[];
  close(): Promise<void>;
};

export const S3_KEYS = { accessKeyId: 'PEYDATEST', secretAccessKey: 'cok-gizli-anahtar', region: 'eu-test-1' } as const;

const LIST_PAGE = 2;

export async function startS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const failures: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks), { objects, failures }));
  });
  return { ...(await listenLocally(server)), objects, failures };
}

type State = Pick<S3StandIn, 'objects' | 'failures'>;

function answer(request: IncomingMessage, response: ServerResponse, body: Buffer, { objects, failures }: State): void {
  const failure = failures.shift();
  const key = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname.slice(1));
  const known = objects.get(key);
  const isHead = request.method === 'HEAD';
  if (failure !== undefined) fail(response, failure, 'SlowDown');
  else if (!isSigned(request, body)) fail(response, 403, 'SignatureDoesNotMatch', isHead);
  else if (request.method === 'PUT') {
    objects.set(key, body);
    response.writeHead(200, { etag: etagOf(body) }).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (!isHead && key.endsWith('/') && key.indexOf('/') === key.length - 1) {
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(listOf(key, objects, new URL(request.url ?? '/', 'http://s3').searchParams));
  } else if (known) {
    response.writeHead(200, { 'content-length': known.byteLength, etag: etagOf(known) });
    response.end(isHead ? undefined : known);
  } else fail(response, 404, 'NoSuchKey', isHead);
}

/** The bucket's objects as ListObjectsV2 returns them, in pages of two. */
function listOf(bucket: string, objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const wanted = `${bucket}${query.get('prefix') ?? ''}`;
  const keys = [...objects.keys()].filter((key) => key.startsWith(wanted)).toSorted();
  const start = Number(query.get('continuation-token') ?? 0);
  const contents = keys
    .slice(start, start + LIST_PAGE)
    .map((key) => `<Contents><Key>${key.slice(bucket.length)}</Key></Contents>`);
  const more = start + LIST_PAGE < keys.length;
  const next = more ? `<NextContinuationToken>${start + LIST_PAGE}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

function fail(response: ServerResponse, status: number, code: string, isBare = false): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(isBare ? undefined : body);
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Checks signature version 4 as AWS describes it. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { headers, method, url = '/' } = request;
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, accessKeyId, day = '', region = '', signedHeaders = '', signature = ''] =
    form.exec(headers.authorization ?? '') ?? [];
  const contentHash = String(headers['x-amz-content-sha256']);
  if (accessKeyId !== S3_KEYS.accessKeyId || region !== S3_KEYS.region) return false;
  if (contentHash !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const headerLines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query, headerLines.join(''), signedHeaders, contentHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${S3_KEYS.secretAccessKey}`, day), region), 's3'), 'aws4_request');
  const expected = hmac(key, toSign);
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
