export { BelowHero, loadBelowHero } from './below-hero.tsx';
export { featuredQuery } from './featured-query.ts';
export { Hero } from './hero.tsx';
export { isSampleData, marketSummaryQuery } from './market-summary.ts';
export { siteData } from './site-data.ts';
