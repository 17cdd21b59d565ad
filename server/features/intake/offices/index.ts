export { findOfficeContacts } from './find-office-contacts.ts';
export { findOfficeColumn, looksLikeOffice, type OfficeRow, parseOffice } from './parse-office.ts';
export { type OfficeCounts, recordOffices } from './record-offices.ts';
