/*
 * Where a story runs. Without a mark it runs once, in a window of 1280 px. A mark is the second argument of `test`:
 * `test('the filters are a sheet on phones', BOTH_WIDTHS, async ({ page }) => …)`.
 */

/** Also on a phone of 375 px with touch: layout, sheets against rails, what covers the page, accessibility. */
export const BOTH_WIDTHS = { tag: '@both-widths' } as const;
/** Only there: fingers, and parts of a page that wide windows don't have. */
export const PHONE_ONLY = { tag: '@phone-only' } as const;
