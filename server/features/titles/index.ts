export { type GivenFacts, readTitle } from './read-title.ts';
