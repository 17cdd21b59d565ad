export { type IsSameLot, type LotFacts, linkLots } from './link-lots.ts';
export { markUnseenProperties } from './mark-unseen-properties.ts';
