import type { Deps } from '#server/deps.ts';
import type { SecondReader } from '../read/read-page.ts';
import { askReader } from './ask-reader.ts';

/** After this many failures in a row the reader is not used until the next run of the job. */
const MOST_FAILURES = 3;

/**
 * Returns the operator's own reader (OCR_URL) for a run of the job; `undefined` if none is configured. When it fails,
 * our own second reading replaces it, so that no page waits for it; this is logged once per run.
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
