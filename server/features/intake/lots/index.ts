export { decideLot, readLot } from './decide-lot.ts';
export { linkLots } from './link-lots.ts';
export { markUnseenListings } from './mark-unseen-listings.ts';
export { OTHERS_OF_LOT } from './others-of-lot.ts';
export { isSameListing } from './same-listing.ts';
export { saysWithdrawn } from './says-withdrawn.ts';
export { type Presence, withdrawVanished } from './withdraw-vanished.ts';
