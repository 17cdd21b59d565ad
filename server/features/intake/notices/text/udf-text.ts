import { z } from 'zod';
import { DecodingFailed, decoding } from '#server/platform/decoders/decoding.ts';

const LARGEST_FILE = 20 * 1024 * 1024;

const readUdf = decoding({
  name: 'udf',
  module: new URL('./decode-udf.ts', import.meta.url),
  answer: z.string(),
  longestMs: 10_000,
  mostMb: 512,
});

/** Returns the text of a UDF, and the appraisal from its data. Throws with a reason in Turkish. */
export async function udfText(file: Uint8Array): Promise<string> {
  if (file.length > LARGEST_FILE) throw new Error('UDF 20 MB’tan büyük.');
  return readUdf(file, undefined).catch((error: unknown) => {
    const isOver = error instanceof DecodingFailed && error.why !== 'refused';
    throw isOver ? new Error(error.why === 'time' ? 'UDF’nin okunması çok uzun sürdü.' : 'UDF okunamadı.') : error;
  });
}
