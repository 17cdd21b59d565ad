export { landingHead } from './landing-head.ts';
export { LandingPage } from './landing-page.tsx';
export { loadLanding } from './load-landing.ts';
