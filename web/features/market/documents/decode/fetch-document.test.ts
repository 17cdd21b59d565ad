import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchDocument, type Progress } from './fetch-document.ts';
import { MAX_FILE_BYTES } from './limits.ts';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

function answer(body: BodyInit | null, init?: ResponseInit): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
}

/** Sends as many bytes as are requested, without a Content-Length. */
function endless(): { stream: ReadableStream<Uint8Array>; sent: () => number } {
  const chunk = new Uint8Array(2 ** 22);
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { stream, sent: () => sent };
}

describe('fetchDocument', () => {
  it('returns the bytes and reports progress', async () => {
    answer('belge', { headers: { 'content-length': '5' } });
    const told: Progress[] = [];
    const bytes = await fetchDocument('/files/a', signal, (progress) => told.push(progress));
    expect(new TextDecoder().decode(bytes)).toBe('belge');
    expect(told.at(-1)).toEqual({ received: 5, total: 5 });
  });

  it('reports no total for a compressed response', async () => {
    answer('belge', { headers: { 'content-length': '3', 'content-encoding': 'gzip' } });
    const told: Progress[] = [];
    await fetchDocument('/files/a', signal, (progress) => told.push(progress));
    expect(told.at(-1)).toEqual({ received: 5, total: undefined });
  });

  it('refuses a file announced as too large without reading it', async () => {
    answer('x', { headers: { 'content-length': String(MAX_FILE_BYTES + 1) } });
    await expect(fetchDocument('/files/a', signal, () => undefined)).rejects.toMatchObject({ reason: 'tooLarge' });
  });

  it('stops reading a file that turns out too large', async () => {
    const { stream, sent } = endless();
    answer(stream);
    await expect(fetchDocument('/files/a', signal, () => undefined)).rejects.toMatchObject({ reason: 'tooLarge' });
    expect(sent()).toBeLessThan(MAX_FILE_BYTES + 2 ** 24);
  });

  it('distinguishes a server that refuses from one that cannot be reached', async () => {
    answer('yok', { status: 404 });
    await expect(fetchDocument('/files/a', signal, () => undefined)).rejects.toMatchObject({ reason: 'refused' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchDocument('/files/a', signal, () => undefined)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it.each([
    [true, 'crossOrigin'],
    [false, 'unreachable'],
  ])('blames the other site’s CORS rules only if it responds without them (D47): %s', async (isThere, reason) => {
    vi.stubGlobal('fetch', (_address: string, { mode }: RequestInit) =>
      isThere && mode === 'no-cors' ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('Failed')),
    );
    const address = 'https://bulut.example/a.pdf';
    await expect(fetchDocument(address, signal, () => undefined)).rejects.toMatchObject({ reason });
  });
});
