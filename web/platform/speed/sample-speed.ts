/** One in this many page loads is measured. */
const ONE_IN = 10;
/** Doesn't compete with the page in the first seconds of a visit. */
const WAIT_MS = 4000;

/** Measures the speed of some page loads; the browser reports earlier paints afterwards. */
export function samplePageSpeed(): void {
  if (!import.meta.env.PROD || Math.random() * ONE_IN >= 1) return;
  setTimeout(() => {
    import('./page-speed.ts').then(
      ({ measurePageSpeed }) => measurePageSpeed(),
      // A lost measurement doesn't matter.
      () => undefined,
    );
  }, WAIT_MS);
}
