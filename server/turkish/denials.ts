/**
 * Matches what follows a folded verb stem and `-ma` or `-me` if the verb is negated. `bulunmadı` and `bulunmaksızın`
 * are negations; `bulunmaktadır` is not, and `bulunması` is a noun.
 */
export const DENIES = '(?!k(?!siz)|si(?!z))';
