import type { PageSize } from '../decode/paged-document.ts';

export type PlacedPage = { readonly top: number; readonly width: number; readonly height: number };
export type PageLayout = { readonly pages: readonly PlacedPage[]; readonly width: number; readonly height: number };

/** The space around and between pages, in CSS pixels. */
export const PAGE_GAP_PX = 16;

export type StageSize = { readonly width: number; readonly height: number };

/**
 * Lays out the pages in the scroll area. At zoom 1 a page has its size on paper, reduced to the width of the stage if
 * it is wider; with `isWholeInView` also reduced to its height.
 */
export function layoutPages(
  sizes: readonly PageSize[],
  stageSize: StageSize,
  zoom: number,
  isWholeInView: boolean,
): PageLayout {
  let top = PAGE_GAP_PX;
  let widest = 0;
  const pages = sizes.map((size) => {
    const width = baseWidth(size, stageSize, isWholeInView) * zoom;
    const page = { top, width, height: (width * size.height) / size.width };
    top += page.height + PAGE_GAP_PX;
    widest = Math.max(widest, width);
    return page;
  });
  return { pages, width: Math.max(stageSize.width, widest + 2 * PAGE_GAP_PX), height: top };
}

function baseWidth(size: PageSize, stageSize: StageSize, isWholeInView: boolean): number {
  const width = Math.max(80, stageSize.width - 2 * PAGE_GAP_PX);
  const fittingHeight = isWholeInView
    ? (Math.max(80, stageSize.height - 2 * PAGE_GAP_PX) * size.width) / size.height
    : width;
  return Math.min(size.width, width, fittingHeight);
}

/** The zoom at which the first page fills the width. */
export function fittingZoom(sizes: readonly PageSize[], stageSize: StageSize, isWholeInView: boolean): number {
  const [first] = sizes;
  return first ? Math.max(80, stageSize.width - 2 * PAGE_GAP_PX) / baseWidth(first, stageSize, isWholeInView) : 1;
}

/** The first and last index of the pages that overlap a range of the scroll area. */
export function pagesWithin(layout: PageLayout, from: number, to: number): { first: number; last: number } {
  const first = lastStartingBefore(layout, from);
  return { first, last: Math.max(first, lastStartingBefore(layout, to)) };
}

/** The page at a vertical position of the scroll area; between two pages the upper one. */
export function lastStartingBefore(layout: PageLayout, y: number): number {
  let low = 0;
  let high = layout.pages.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((layout.pages[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A point of the document, independent of the layout: a page, and the share of its height and of the whole width. */
export type Anchor = { readonly page: number; readonly down: number; readonly across: number };

export function anchorAt(layout: PageLayout, x: number, y: number): Anchor {
  const page = lastStartingBefore(layout, y);
  const placed = layout.pages[page];
  return { page, down: placed ? (y - placed.top) / placed.height : 0, across: x / layout.width };
}

export function pointOf(layout: PageLayout, { page, down, across }: Anchor): { x: number; y: number } {
  const placed = layout.pages[Math.min(page, layout.pages.length - 1)];
  return { x: across * layout.width, y: placed ? placed.top + down * placed.height : 0 };
}
