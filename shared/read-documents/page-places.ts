/** Positions on a page are ten-thousandths of its width and height, so that they fit every rendering of it. */
export const PLACES = 10_000;
