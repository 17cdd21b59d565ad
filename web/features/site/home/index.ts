export { Hero } from './hero.tsx';
export { isSampleData, marketSummaryQuery } from './market-summary.ts';
export { Questions } from './questions.tsx';
export { RecentResults } from './recent-results.tsx';
export { siteData } from './site-data.ts';
export { WhyUs } from './why-us.tsx';
