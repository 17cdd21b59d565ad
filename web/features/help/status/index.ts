export { StatusPage } from './status-page.tsx';
export { statusQuery } from './status-query.ts';
