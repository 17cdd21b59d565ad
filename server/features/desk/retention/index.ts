export { forgetOldAudit } from './forget-old-audit.ts';
export { forgetRejectedRecords } from './forget-rejected-records.ts';
