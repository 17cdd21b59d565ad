import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DocumentText } from '#shared/read-documents/document-texts.ts';
import type { FailureReason } from '../decode/document-failure.ts';
import type { PagedDocument } from '../decode/paged-document.ts';
import {
  anchorAt,
  fittingZoom,
  lastStartingBefore,
  layoutPages,
  PAGE_GAP_PX,
  type PageLayout,
  pagesWithin,
  pointOf,
} from './page-layout.ts';
import { PageView } from './page-view.tsx';
import type { Point } from './swipe.ts';
import type { Find } from './text/use-find.ts';
import { useStageSize } from './use-stage-size.ts';

/** How far outside the view pages are kept drawn, in heights of the view. */
const NEAR = 0.8;

export type PageStackHandle = {
  /** Scrolls to a page, or to a place on it, as a share of its height. */
  goTo(page: number, within?: number): void;
  /** The zoom that fills the width. */
  fittingZoom(): number;
};

type Props = {
  document: PagedDocument;
  /** The scroll container. */
  stage: HTMLElement;
  zoom: number;
  /** The point of the stage that stays in place when the zoom changes; undefined means its middle. */
  zoomAround: { current: Point | undefined };
  onPage(page: number): void;
  onFail(reason: FailureReason): void;
  text: DocumentText | undefined;
  find: Find;
  ref: Ref<PageStackHandle>;
};

/**
 * All pages one below the other. Space is reserved for every page; only those near the view are in the DOM and drawn.
 */
export function PageStack({ document, stage, zoom, zoomAround, onPage, onFail, text, find, ref }: Props) {
  const sizes = useSizes(document);
  const stageSize = useStageSize(stage);
  const layout = useMemo(
    () => layoutPages(sizes, stageSize, zoom, document.isWholeInView),
    [sizes, stageSize, zoom, document.isWholeInView],
  );
  const scrolled = useScrolled(stage, layout, zoomAround);
  const { first, last, current } = useVisiblePages(stage, layout, scrolled);

  useEffect(() => onPage(current), [current, onPage]);
  useImperativeHandle(ref, () => ({
    goTo(page, within) {
      const placed = layout.pages[page];
      const top = placed?.top ?? PAGE_GAP_PX;
      const down = within === undefined ? -PAGE_GAP_PX : within * (placed?.height ?? 0) - stageSize.height / 3;
      stage.scrollTo({ top: top + down });
    },
    fittingZoom: () => fittingZoom(sizes, stageSize, document.isWholeInView),
  }));
  const failPage = useCallback(
    (index: number, reason: FailureReason) => {
      if (index === 0) onFail(reason);
    },
    [onFail],
  );
  const tellDrawn = useCallback(
    (index: number) => {
      // Tests and measurements wait for this attribute.
      if (index === 0) stage.dataset.firstPage = 'drawn';
    },
    [stage],
  );

  const isCentred = document.isWholeInView && layout.height < stageSize.height;
  const indexes = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return (
    <div
      className="relative shrink-0"
      style={{
        width: layout.width,
        height: layout.height,
        marginTop: isCentred ? (stageSize.height - layout.height) / 2 : undefined,
      }}
    >
      {indexes.map((index) => {
        const placed = layout.pages[index];
        return placed ? (
          <PageView
            key={index}
            document={document}
            index={index}
            placed={placed}
            left={(layout.width - placed.width) / 2}
            onFail={failPage}
            onDrawn={tellDrawn}
            text={text?.texts.find(({ page }) => page === index + 1)}
            find={find}
          />
        ) : null;
      })}
    </div>
  );
}

function useSizes(document: PagedDocument) {
  const [sizes, setSizes] = useState(document.sizes);
  useEffect(() => document.measure?.(setSizes), [document]);
  return sizes;
}

/** The scroll position of the stage. When the layout changes, the same point of the document stays in place. */
function useScrolled(stage: HTMLElement, layout: PageLayout, zoomAround: { current: Point | undefined }) {
  const scrolled = useRef({ left: 0, top: 0 });
  const before = useRef(layout);
  useLayoutEffect(() => {
    stage.scrollTo(0, 0);
  }, [stage]);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = layout;
    if (old === layout || old.pages.length === 0) return;
    const { left, top } = scrolled.current;
    const around = zoomAround.current ?? { x: stage.clientWidth / 2, y: top === 0 ? 0 : stage.clientHeight / 2 };
    zoomAround.current = undefined;
    const point = pointOf(layout, anchorAt(old, left + around.x, top + around.y));
    stage.scrollTo(point.x - around.x, point.y - around.y);
    scrolled.current = { left: stage.scrollLeft, top: stage.scrollTop };
  }, [stage, layout, zoomAround]);
  return scrolled;
}

function useVisiblePages(stage: HTMLElement, layout: PageLayout, scrolled: { current: { left: number; top: number } }) {
  const [pages, setPages] = useState({ first: 0, last: 0, current: 0 });
  useLayoutEffect(() => {
    let frame = 0;
    function look(): void {
      frame = 0;
      const { scrollTop, scrollLeft, clientHeight } = stage;
      scrolled.current = { left: scrollLeft, top: scrollTop };
      const near = pagesWithin(layout, scrollTop - NEAR * clientHeight, scrollTop + (1 + NEAR) * clientHeight);
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= layout.height - 2;
      const middle = lastStartingBefore(layout, scrollTop + clientHeight / 2);
      const current = scrollTop === 0 ? 0 : isAtEnd ? layout.pages.length - 1 : middle;
      setPages((known) =>
        known.first === near.first && known.last === near.last && known.current === current
          ? known
          : { ...near, current },
      );
    }
    function onScroll(): void {
      frame ||= requestAnimationFrame(look);
    }
    look();
    stage.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      stage.removeEventListener('scroll', onScroll);
    };
  }, [stage, layout, scrolled]);
  const end = layout.pages.length - 1;
  return { ...pages, first: Math.min(pages.first, end), last: Math.min(pages.last, end) };
}
