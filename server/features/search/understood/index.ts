export { searchUnderstood } from './search-understood.ts';
export { understandCriteria } from './understand-search.ts';
