export { CollectionDeskPage } from './collection-desk-page.tsx';
