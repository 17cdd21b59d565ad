export { isNearMiss } from './correct-typos.ts';
export { interpretQuery } from './interpret-query.ts';
export { type Judged, scoreMeaning } from './score-meanings.ts';
export { understandQuery } from './understand-query.ts';
