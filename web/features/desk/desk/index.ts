export { ActDialog } from './act-dialog.tsx';
export { ActForm } from './act-form.tsx';
export { AuditList } from './audit-list.tsx';
export { AuditPage } from './audit-page.tsx';
export { CarefulActs } from './careful-acts.tsx';
export { DeskRow } from './desk-row.tsx';
export { type DeskPageProps, DeskShell } from './desk-shell.tsx';
export { DeskStart } from './desk-start.tsx';
export { DeskTable } from './desk-table.tsx';
