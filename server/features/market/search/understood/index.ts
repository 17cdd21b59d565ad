export { searchUnderstood } from './search-understood.ts';
export { understandCriteria, understoodSearch } from './understand-search.ts';
