/** In CSS pixels at 100 %. */
export type PageSize = { readonly width: number; readonly height: number };

export type DrawOptions = {
  /** The width of the page on the screen, in CSS pixels. */
  readonly width: number;
  /** A thumbnail has no selectable text and is drawn after visible pages. */
  readonly isThumbnail: boolean;
  readonly signal: AbortSignal;
};

/** A document as pages to draw: a PDF, a TIFF, or an image (one page). */
export type PagedDocument = {
  readonly kind: 'pages';
  /** One for each page. In a PDF all pages have the size of the first until `measure` corrects them. */
  readonly sizes: readonly PageSize[];
  /** An image is shown completely at 100 %, not fitted to the width. */
  readonly isWholeInView: boolean;
  /** Reads the sizes that are not known yet. */
  measure?(onSizes: (sizes: readonly PageSize[]) => void): void;
  /** Draws a page into an element of its size, replacing the previous content. */
  drawPage(index: number, host: HTMLElement, options: DrawOptions): Promise<void>;
  /** Empties the element and frees the memory of its content. */
  release(host: HTMLElement): void;
  close(): void;
};

/** Device pixels per CSS pixel; more than two make no visible difference on a page of text. */
export function pixelRatio(): number {
  return Math.min(2, window.devicePixelRatio || 1);
}

/** Empties an element. A canvas without size frees its memory at once instead of waiting for the garbage collector. */
export function releaseCanvases(host: HTMLElement): void {
  for (const canvas of host.querySelectorAll('canvas')) {
    canvas.width = 0;
    canvas.height = 0;
  }
  host.replaceChildren();
}
