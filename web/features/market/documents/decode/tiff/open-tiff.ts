import { DECODERS_URL } from '../decoders-url.ts';
import { DocumentFailure } from '../document-failure.ts';
import { createDrawingQueue } from '../drawing-queue.ts';
import { MAX_CANVAS_PIXELS, WORKER_TIMEOUT_MS } from '../limits.ts';
import { type PagedDocument, type PageSize, pixelRatio, releaseCanvases } from '../paged-document.ts';
import { openWorkerCalls } from '../worker-calls.ts';
import type { TiffCalls } from './tiff-worker.ts';

/** Opens a TIFF of one or more pages; all decoding happens in a worker. Throws DocumentFailure. */
export async function openTiff(bytes: Uint8Array<ArrayBuffer>): Promise<PagedDocument> {
  const worker = new Worker(new URL('./tiff-worker.ts', import.meta.url), { type: 'module' });
  const calls = openWorkerCalls<TiffCalls>(worker);
  // The worker gets a copy: the original is kept for saving.
  const copy = bytes.slice();
  const sizes = await calls
    .call('open', { bytes: copy, decodersUrl: DECODERS_URL }, { timeoutMs: WORKER_TIMEOUT_MS, transfer: [copy.buffer] })
    .catch((error: unknown) => {
      calls.close();
      throw new DocumentFailure('unsupported', error);
    });
  // One page at a time; visible pages before thumbnails.
  const queue = createDrawingQueue();
  return {
    kind: 'pages',
    sizes,
    isWholeInView: false,
    async drawPage(index, host, { width, isThumbnail, signal }) {
      const size = pixelsFor(sizes[index], width);
      await queue.add(signal, isThumbnail ? 'later' : 'now', async () => {
        const bitmap = await calls
          .call('draw', { page: index, ...size }, { timeoutMs: WORKER_TIMEOUT_MS })
          .catch((error: unknown) => {
            throw new DocumentFailure('unsupported', error);
          });
        if (signal.aborted) bitmap.close();
        else show(bitmap, host);
      });
    },
    release: releaseCanvases,
    close: calls.close,
  };
}

function pixelsFor(size: PageSize | undefined, width: number): PageSize {
  const ratio = pixelRatio();
  const across = width * ratio;
  const down = size ? (across * size.height) / size.width : across;
  const scale = Math.min(1, Math.sqrt(MAX_CANVAS_PIXELS / (across * down)));
  return { width: Math.round(across * scale), height: Math.round(down * scale) };
}

function show(bitmap: ImageBitmap, host: HTMLElement): void {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.className = 'block size-full';
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  releaseCanvases(host);
  host.append(canvas);
}
