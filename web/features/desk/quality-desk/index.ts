export { QualityDeskPage } from './quality-desk-page.tsx';
