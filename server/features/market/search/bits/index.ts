export { facetsByBits } from './facets-by-bits.ts';
export { findByBits } from './find-by-bits.ts';
export { packSearch } from './pack-search.ts';
