export { facetsQuestion } from './facets-question.ts';
export { currentIndex, indexSize, readIndex } from './held-index.ts';
export { ask, countQuestion, pageQuestion } from './questions.ts';
