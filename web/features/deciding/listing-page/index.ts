export { describeListingFailure } from './listing-failure.ts';
export { pageTitle } from './listing-head.ts';
export { ListingView } from './listing-view.tsx';
export { hiddenListingHead, loadListingHead } from './load-listing-head.ts';
export { ListingBrowser } from './overlay/listing-browser.tsx';
export { SaleAmounts } from './terms/sale-amounts.tsx';
export { useDocumentTitle } from './use-document-title.ts';
export { listingQuery, useListing } from './use-listing.ts';
