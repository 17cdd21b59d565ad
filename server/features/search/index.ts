export { conditionTsquery, propertyCondition } from './conditions/property-conditions.ts';
export { type ResolvedSearch, resolveSearch } from './conditions/resolved-search.ts';
export { readSearchText } from './conditions/search-text.ts';
export { countMatches, lexemeCounts } from './results/count-matches.ts';
export { searchProperties } from './results/search-properties.ts';
export { searchRoutes } from './search-routes.ts';
export { refreshSuggestions } from './suggestions/refresh-suggestions.ts';
export { suggestProperties } from './suggestions/suggest-properties.ts';
