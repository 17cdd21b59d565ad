export { saveAll } from './save-all.ts';
export { SaveButton } from './save-button.tsx';
export { SavedAdsGate } from './saved-ads-gate.ts';
export { SavedAdsPanel } from './saved-ads-panel.tsx';
export { savedAdsQuery } from './saved-ads-query.ts';
export { useIsSaved } from './saved-ids.ts';
