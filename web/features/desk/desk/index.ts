export { ActForm } from './act-form.tsx';
export { AuditList } from './audit-list.tsx';
export { AuditPage } from './audit-page.tsx';
export { type DeskPageProps, DeskShell } from './desk-shell.tsx';
export { DeskStart } from './desk-start.tsx';
export { DeskTable } from './desk-table.tsx';
