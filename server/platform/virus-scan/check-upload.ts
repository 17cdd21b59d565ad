import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '../expected-error.ts';
import { type ScanAnswer, ScanFailed, scanWithClamd } from './clamd.ts';

const DOWN = 'Dosyalar şu anda virüs taramasından geçirilemiyor. Birkaç dakika sonra yeniden deneyin.';

/**
 * Scans an upload before anything else reads it; without the setting `CLAMD` nothing is scanned. A file that could not
 * be scanned is refused, not queued: nobody would read a support file that waits. Throws 400 FILE_INFECTED, 413
 * TOO_LARGE, 503 SCAN_UNAVAILABLE.
 */
export async function checkUpload({ config, log }: Pick<Deps, 'config' | 'log'>, content: Uint8Array): Promise<void> {
  if (!config.CLAMD) return;
  const answer = await scanWithClamd(config.CLAMD, content).catch((error: unknown): ScanAnswer => {
    if (!(error instanceof ScanFailed)) throw error;
    log.error({ err: error }, 'an upload was refused: it could not be scanned');
    throw new ExpectedError(503, 'SCAN_UNAVAILABLE', DOWN, 'file');
  });
  if (answer.verdict === 'clean') return;
  if (answer.verdict === 'infected') {
    log.warn({ found: answer.name, bytes: content.length }, 'an upload was refused: it is infected');
    throw new ExpectedError(400, 'FILE_INFECTED', 'Dosyada zararlı yazılım bulundu; dosya alınmadı.', 'file');
  }
  log.error({ bytes: content.length }, 'an upload was refused: StreamMaxLength of clamd is smaller');
  throw new ExpectedError(413, 'TOO_LARGE', 'Dosya, virüs taraması için çok büyük; dosya alınmadı.', 'file');
}
