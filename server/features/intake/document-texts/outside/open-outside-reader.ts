import type { Deps } from '#server/deps.ts';
import type { SecondReader } from '../read/read-page.ts';
import { askReader } from './ask-reader.ts';

/** Failures in a row after which it is left alone until the next run of the job. */
const MOST_FAILURES = 3;

/**
 * The operator's own reader (OCR_URL) for a run of the job; undefined without one. When it fails, our second reading
 * takes its place, so that no page waits for it; the log says so once a run.
 */
export function openOutsideReader({ config, log }: Pick<Deps, 'config' | 'log'>): SecondReader | undefined {
  const address = config.OCR_URL;
  if (address === undefined) return undefined;
  let failures = 0;
  let isTold = false;
  return async (picture, size) => {
    if (failures >= MOST_FAILURES) return undefined;
    try {
      const words = await askReader(address, picture, size);
      failures = 0;
      return words;
    } catch (error) {
      failures += 1;
      if (!isTold) log.warn({ err: error }, 'the reader outside (OCR_URL) failed: our own reads instead');
      isTold = true;
      return undefined;
    }
  };
}
