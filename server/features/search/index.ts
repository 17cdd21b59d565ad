export { conditionTsquery, endRange, FACETS, type Facet, propertyCondition } from './conditions/property-conditions.ts';
export { resolvePlaces } from './conditions/resolve-places.ts';
export { readSearchText, type SearchText } from './conditions/search-text.ts';
export { countMatches, lexemeCounts, unknownWords } from './results/count-matches.ts';
export { searchProperties } from './results/search-properties.ts';
export { searchRoutes } from './search-routes.ts';
export { refreshSuggestions } from './suggestions/refresh-suggestions.ts';
export { suggestProperties } from './suggestions/suggest-properties.ts';
