export { closeEndedProperties } from './close-ended-properties.ts';
export { confirmProperties } from './confirm-properties.ts';
export { forgetEndedTexts } from './forget-ended-texts.ts';
export { NOTHING_KNOWN } from './nothing-known.ts';
export { NO_COUNTS, type RecordCounts } from './record-counts.ts';
export { recordProperties } from './record-properties.ts';
export { findStoredRecords } from './stored-record.ts';
