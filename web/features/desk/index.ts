export { type DeskPageProps, DeskShell } from './desk-shell.tsx';
export { DeskStart } from './desk-start.tsx';
