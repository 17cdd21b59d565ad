export { ListingDeskPage } from './listing-desk-page.tsx';
