export { comparablesQuery } from './comparables-query.ts';
