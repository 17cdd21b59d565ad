export { LawDeskPage } from './law-desk-page.tsx';
