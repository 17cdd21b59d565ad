import {
  AnnotationMode,
  GlobalWorkerOptions,
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  TextLayer,
  VerbosityLevel,
} from 'pdfjs-dist';
import { DECODERS_URL } from '../decoders-url.ts';
import { DocumentFailure } from '../document-failure.ts';
import { MAX_CANVAS_PIXELS, MAX_PAGES, MAX_PIXELS, WORKER_TIMEOUT_MS } from '../limits.ts';
import { type DrawOptions, type PagedDocument, type PageSize, pixelRatio, releaseCanvases } from '../paged-document.ts';
import { PdfDataFiles } from './pdf-data-files.ts';
import './pdf-text-layer.css';
import { createDrawingQueue } from '../drawing-queue.ts';

const CSS_PIXELS_PER_POINT = 96 / 72;
const PAGES_MEASURED_AT_ONCE = 25;
/** Text is added only to pages that stay in view for this long, not to pages that are scrolled past. */
const TEXT_REST_MS = 150;

type Opened = { pdf: PDFDocumentProxy; close(): void };
type Workers = { parser: Worker; renderer: Worker };

let early: Workers | undefined;

/** Starts the workers while the file is still being fetched: loading pdf.js takes longer than fetching most files. */
export function startWorkersEarly(): void {
  early ??= startWorkers();
}

/** Our own workers replace those that pdf.js would start: a frozen one can be terminated at once. */
function startWorkers(): Workers {
  return {
    parser: new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }),
    renderer: new Worker(new URL('./pdf-renderer.ts', import.meta.url), { type: 'module' }),
  };
}

/**
 * Opens a PDF with pdf.js: it parses in one worker and draws in another. Scripts in the PDF never run. Throws
 * DocumentFailure.
 */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PagedDocument> {
  const { pdf, close } = await open(bytes);
  try {
    if (pdf.numPages > MAX_PAGES) throw new Error(`PDF: ${pdf.numPages} pages`);
    const first = await withTimeout(pdf.getPage(1), WORKER_TIMEOUT_MS);
    return toPages(pdf, sizeOf(first), close);
  } catch (error) {
    close();
    throw new DocumentFailure('pdf', error);
  }
}

async function open(bytes: Uint8Array<ArrayBuffer>): Promise<Opened> {
  const { parser, renderer } = early ?? startWorkers();
  early = undefined;
  GlobalWorkerOptions.rendererPorts = [renderer];
  const worker = PDFWorker.create({ port: parser, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    // The worker gets a copy: the original is kept for saving.
    data: bytes.slice(),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    // This site's policy allows no WebAssembly, so pdf.js decodes in JavaScript.
    useWasm: false,
    wasmUrl: DECODERS_URL,
    useWorkerFetch: false,
    BinaryDataFactory: PdfDataFiles,
    cMapUrl: '/',
    standardFontDataUrl: '/',
    maxImageSize: MAX_PIXELS,
    canvasMaxAreaInBytes: MAX_PIXELS * 4,
  });
  function close(): void {
    GlobalWorkerOptions.rendererPorts = [];
    task.destroy().catch(() => undefined);
    parser.terminate();
    renderer.terminate();
  }
  try {
    return { pdf: await withTimeout(task.promise, WORKER_TIMEOUT_MS), close };
  } catch (error) {
    close();
    throw new DocumentFailure(error instanceof PasswordException ? 'locked' : 'pdf', error);
  }
}

function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: CSS_PIXELS_PER_POINT });
  return { width, height };
}

function toPages(pdf: PDFDocumentProxy, first: PageSize, closeAll: () => void): PagedDocument {
  const sizes: PageSize[] = Array.from({ length: pdf.numPages }, () => first);
  const queue = createDrawingQueue();
  let isClosed = false;
  return {
    kind: 'pages',
    sizes,
    isWholeInView: false,
    measure(onSizes) {
      void measureRest(pdf, [...sizes], onSizes, () => isClosed);
    },
    async drawPage(index, host, options) {
      await queue.add(options.signal, options.isThumbnail ? 'later' : 'now', async () => {
        try {
          const drawn = await withTimeout(draw(pdf, index, host, options), WORKER_TIMEOUT_MS);
          if (drawn && !options.isThumbnail) void addTextAtRest(drawn, host, options.signal);
        } catch (error) {
          if (options.signal.aborted || isClosed) return;
          throw new DocumentFailure('pdf', error);
        }
      });
    },
    release: releaseCanvases,
    close() {
      isClosed = true;
      closeAll();
    },
  };
}

/** Measures the other pages in batches; a batch is reported only if a size in it differs from the first page's. */
async function measureRest(
  pdf: PDFDocumentProxy,
  sizes: PageSize[],
  onSizes: (sizes: readonly PageSize[]) => void,
  isClosed: () => boolean,
): Promise<void> {
  for (let start = 1; start < sizes.length; start += PAGES_MEASURED_AT_ONCE) {
    let hasChanged = false;
    for (let index = start; index < Math.min(start + PAGES_MEASURED_AT_ONCE, sizes.length); index += 1) {
      const page = await pdf.getPage(index + 1).catch(() => undefined);
      if (isClosed()) return;
      if (!page) continue;
      const size = sizeOf(page);
      hasChanged ||= size.width !== sizes[index]?.width || size.height !== sizes[index]?.height;
      sizes[index] = size;
    }
    if (hasChanged) onSizes([...sizes]);
  }
}

type Drawn = { page: PDFPageProxy; viewport: ReturnType<PDFPageProxy['getViewport']> };

async function draw(
  pdf: PDFDocumentProxy,
  index: number,
  host: HTMLElement,
  options: DrawOptions,
): Promise<Drawn | undefined> {
  const page = await pdf.getPage(index + 1);
  const scale = options.width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const { canvas, ratio } = makeCanvas(viewport.width, viewport.height);
  const rendering = page.render({
    canvas,
    viewport,
    transform: [ratio, 0, 0, ratio, 0, 0],
    annotationMode: AnnotationMode.ENABLE,
  });
  const stop = () => rendering.cancel();
  options.signal.addEventListener('abort', stop, { once: true });
  try {
    await rendering.promise;
  } finally {
    options.signal.removeEventListener('abort', stop);
  }
  if (options.signal.aborted) return undefined;
  const old = [...host.children];
  host.append(canvas);
  for (const element of old) element.remove();
  return { page, viewport };
}

function makeCanvas(width: number, height: number) {
  const ratio = Math.min(pixelRatio(), Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width * ratio));
  canvas.height = Math.max(1, Math.floor(height * ratio));
  canvas.className = 'block size-full';
  return { canvas, ratio };
}

/** Puts the page's text invisibly over its picture, for selecting, copying and screen readers. */
async function addTextAtRest({ page, viewport }: Drawn, host: HTMLElement, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, TEXT_REST_MS));
  if (signal.aborted) return;
  const container = document.createElement('div');
  container.className = 'pdf-text-layer';
  container.style.setProperty('--total-scale-factor', String(viewport.scale));
  host.append(container);
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
  signal.addEventListener('abort', () => layer.cancel(), { once: true });
  // The page can be read without this layer, so its failure is ignored.
  await layer.render().catch(() => container.remove());
}

/** Rejects if the promise takes longer. The work itself continues: the caller has to end it. */
function withTimeout<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
