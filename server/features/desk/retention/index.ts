export { forgetRejectedRecords } from './forget-rejected-records.ts';
