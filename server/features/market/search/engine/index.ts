export { DEEPEST_RESULT } from './engine-documents.ts';
export { engineMarket, engineSize } from './engine-market.ts';
export { allOf, has, type Query, queriesOf } from './engine-query.ts';
export { countInEngine, searchEngine } from './engine-search.ts';
