/**
 * What follows a folded stem in `-ma` or `-me` that denies. `bulunmadı` and `bulunmaksızın` deny; `bulunmaktadır` says
 * that something is there, and `bulunması` is a noun.
 */
export const DENIES = '(?!k(?!siz)|si(?!z))';
