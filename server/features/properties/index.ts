export { closeEndedProperties } from './close-ended-properties.ts';
export { getProperty } from './get-property.ts';
export { maskPersonalData } from './mask-personal-data.ts';
export { packSearch } from './pack-search.ts';
export { propertyRoutes } from './property-routes.ts';
export type { RecordCounts } from './record-counts.ts';
export { recordProperties } from './record-properties.ts';
export { refreshSuggestions } from './refresh-suggestions.ts';
export { searchProperties } from './search-properties.ts';
