export { listRemovals } from './list-removals.ts';
export { removeAgain } from './remove-again.ts';
export { parseRemovals, type Removed } from './removed.ts';
