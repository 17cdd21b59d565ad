export { listingFileRoutes } from './listing-file/listing-file-routes.ts';
