export { TextDeskPage } from './text-desk-page.tsx';
