export { ListingFileButton } from './listing-file-button.tsx';
