/*
 * The windows in which a test runs. By default it runs once, in a window of 1280 px. A mark is the second argument of
 * `test`:
 * `test('the filters are a sheet on phones', BOTH_WIDTHS, async ({ page }) => …)`.
 */

/** Also on a phone of 375 px with touch: for layout, sheets instead of side panels, overlays, accessibility. */
export const BOTH_WIDTHS = { tag: '@both-widths' } as const;
/** Only on the phone: for touch, and for parts of a page that wide windows don't have. */
export const PHONE_ONLY = { tag: '@phone-only' } as const;
