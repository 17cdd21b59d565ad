export { type Confirmation, confirmedOf, LAW_SUBJECT, readConfirmations } from './read-confirmations.ts';
export { forgetUnconfirmedLaw, unconfirmedLaw } from './unconfirmed-law.ts';
