export { type Actor, COMMAND, noteInAudit } from './note-in-audit.ts';
