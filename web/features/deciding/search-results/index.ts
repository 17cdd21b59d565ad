export { SearchResults } from './search-results.tsx';
