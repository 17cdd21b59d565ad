import { Worker } from 'node:worker_threads';
import type { ReportContent } from './report-content.ts';

/** The file formats that a separate thread writes. */
export type WrittenKind = 'pdf' | 'xlsx';

/** For comparison: a PDF of a hundred pages takes two seconds. */
const LONGEST_MS = 60_000;
const MOST_MEMORY_MB = 512;

/** Makes the file of a report in a separate thread: it takes a second of CPU time, which would block other requests. */
export async function writeReport(report: ReportContent, kind: WrittenKind): Promise<Buffer> {
  const worker = new Worker(new URL('./write-report-worker.ts', import.meta.url), {
    workerData: { report, kind },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  return new Promise<Buffer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A report took too long to write.')), LONGEST_MS);
    worker.once('message', (content: Uint8Array) => resolve(Buffer.from(content)));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('A report was not written.'));
    });
  }).finally(() => worker.terminate());
}
