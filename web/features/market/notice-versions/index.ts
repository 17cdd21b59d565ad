export { readComparisonAddress } from './comparison-address.ts';
export { ComparisonPage } from './comparison-page.tsx';
export { CorrectionsSection } from './corrections-section.tsx';
