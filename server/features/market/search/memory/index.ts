export { facetsQuestion } from './facets-question.ts';
export { currentIndex, currentMarket, type HeldMarket, indexSize, readIndex } from './held-index.ts';
export { ask, countQuestion, pageQuestion } from './questions.ts';
