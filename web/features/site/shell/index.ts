export { ErrorPage } from './error-page.tsx';
export { LateNotFoundPage } from './late-not-found-page.tsx';
export { NotFoundPage } from './not-found-page.tsx';
export { SampleBanner } from './sample-banner.tsx';
export { SiteFooter } from './site-footer.tsx';
export { SiteHeader } from './site-header.tsx';
export { SkipLink, SkipLinks } from './skip-links.tsx';
export { THEME_SCRIPT } from './theme-script.ts';
export { ThemeToggle } from './theme-toggle.tsx';
