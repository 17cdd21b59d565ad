export { PaperDeskPage } from './paper-desk-page.tsx';
export { PaperSection } from './paper-section.tsx';
