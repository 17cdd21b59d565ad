export {
  asJson,
  foldedWords,
  maskHash,
  maskRecord,
  maskWords,
  rewordIn,
  rewordRecord,
  sayable,
} from './amend-records.ts';
export { closeEndedListings } from './close-ended-listings.ts';
export { confirmListings } from './confirm-listings.ts';
export { corrected, saidOf, wordsOf } from './correct-record.ts';
export { forgetEndedTexts } from './forget-ended-texts.ts';
export { holdListing } from './hold-listing.ts';
export { indexPapers } from './index-papers.ts';
export { textHashSql, VERSION_FACTS_SQL } from './keep-versions.ts';
export { NOTHING_KNOWN } from './nothing-known.ts';
export { readWordsAnew } from './read-words-anew.ts';
export { NO_COUNTS, type RecordCounts } from './record-counts.ts';
export { recordListings } from './record-listings.ts';
export { forgetWords, rewordAround } from './reword-around.ts';
export { findStoredRecords, STORED_FIELDS } from './stored-record.ts';
export { addressHash, picturesOf, withoutFiles } from './without-files.ts';
