export { AuctionCount } from './auction-count.tsx';
export { CountLink } from './count-link.tsx';
export { ListingName } from './listing-name.tsx';
export { PropertyGrid, PropertyGridPlaceholder } from './property-grid.tsx';
export { PropertyPicture, smallPicture } from './property-picture.tsx';
export { PropertyTags } from './property-tags.tsx';
export { TimeLeft } from './time-left.tsx';
