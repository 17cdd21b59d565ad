export { forgetOldAudit } from './forget-old-audit.ts';
export { listAudit } from './list-audit.ts';
export { type Actor, COMMAND, noteInAudit } from './note-in-audit.ts';
