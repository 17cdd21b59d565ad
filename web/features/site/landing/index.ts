export { LandingPage } from './landing-page.tsx';
export { loadLanding } from './load-landing.ts';
export { loadLandingHead } from './load-landing-head.ts';
