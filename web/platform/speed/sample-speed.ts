/** Of so many page loads one is measured. */
const ONE_IN = 10;
/** The first seconds of a visit belong to the page. */
const WAIT_MS = 4000;

/** Measures the speed of some page loads; what was drawn before is told by the browser afterwards. */
export function samplePageSpeed(): void {
  if (!import.meta.env.PROD || Math.random() * ONE_IN >= 1) return;
  setTimeout(() => {
    import('./page-speed.ts').then(
      ({ measurePageSpeed }) => measurePageSpeed(),
      // Nobody misses it.
      () => undefined,
    );
  }, WAIT_MS);
}
