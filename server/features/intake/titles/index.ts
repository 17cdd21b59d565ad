export { readTitle } from './read-title.ts';
