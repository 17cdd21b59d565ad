export { SupportDeskPage } from './support-desk-page.tsx';
