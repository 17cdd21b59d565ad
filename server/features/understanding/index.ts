export { isNearMiss } from './correct-typos.ts';
export { interpretQuery } from './interpret-query.ts';
export { recallMeaning } from './recall-meaning.ts';
export { understandQuery } from './understand-query.ts';
