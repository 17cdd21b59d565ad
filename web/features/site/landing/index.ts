export { LandingPage } from './landing-page.tsx';
export { loadLanding } from './load-landing.ts';
export { loadLandingHead } from './load-landing-head.ts';
export { loadMonth } from './load-month.ts';
export { loadMonthHead } from './load-month-head.ts';
export { MonthPage } from './month-page.tsx';
