import { expect, it } from 'vitest';
import { anchorAt, fittingZoom, lastStartingBefore, layoutPages, pagesWithin, pointOf } from './page-layout.ts';

const A4 = { width: 800, height: 1200 };
const DESKTOP = { width: 1032, height: 700 };
const PHONE = { width: 375, height: 600 };

it('a page has its paper size, or the available width if that is smaller', () => {
  expect(layoutPages([A4], DESKTOP, 1, false).pages[0]).toEqual({ top: 16, width: 800, height: 1200 });
  expect(layoutPages([A4], PHONE, 1, false).pages[0]?.width).toBe(343);
  expect(layoutPages([A4], PHONE, 2, false)).toMatchObject({ width: 686 + 32, pages: [{ width: 686 }] });
});

it('an image fits completely into view', () => {
  const [image] = layoutPages([{ width: 1600, height: 1200 }], DESKTOP, 1, true).pages;
  expect(image?.height).toBeCloseTo(668);
});

it('fitting makes the first page as wide as the stage', () => {
  const zoom = fittingZoom([A4], DESKTOP, false);
  expect(layoutPages([A4], DESKTOP, zoom, false).pages[0]?.width).toBeCloseTo(1000);
});

it('finds the pages in a range of the scroll', () => {
  const layout = layoutPages(Array(50).fill(A4), DESKTOP, 1, false);
  expect(pagesWithin(layout, 0, 700)).toEqual({ first: 0, last: 0 });
  expect(pagesWithin(layout, 1230, 1300)).toEqual({ first: 0, last: 1 });
  expect(lastStartingBefore(layout, 1e9)).toBe(49);
});

it('a point of a page is found again after zooming', () => {
  const sizes = Array(20).fill(A4);
  const small = layoutPages(sizes, DESKTOP, 1, false);
  const large = layoutPages(sizes, DESKTOP, 2, false);
  const placed = large.pages[12];
  expect(pointOf(large, anchorAt(small, 516, (small.pages[12]?.top ?? 0) + 300))).toEqual({
    x: large.width / 2,
    y: (placed?.top ?? 0) + 600,
  });
});
