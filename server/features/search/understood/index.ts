export { searchUnderstood } from './search-understood.ts';
export { understandCriteria } from './understand-criteria.ts';
