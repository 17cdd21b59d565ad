export { FindingDeskPage } from './finding-desk-page.tsx';
