export { interpretQuery } from './interpret-query.ts';
