export { isNearMiss } from './correct-typos.ts';
export { interpretQuery } from './interpret-query.ts';
export { understandQuery } from './understand-query.ts';
