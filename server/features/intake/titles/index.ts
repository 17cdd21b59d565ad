export { readTitle } from './read-title.ts';
export { TITLE_VERSION } from './title-version.ts';
