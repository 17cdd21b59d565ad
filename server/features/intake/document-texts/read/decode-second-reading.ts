import sharp from 'sharp';
import { cleaned, rawOf } from './decode-cleaning.ts';
import { recognise } from './decode-recognition.ts';
import type { ReadWord } from './page-reading.ts';

/** The second reading of an upright picture of ours (a PNG in grey), as `decodePage` does it. */
export default async function decodeSecondReading(picture: Uint8Array): Promise<ReadWord[]> {
  return recognise(await cleaned(await rawOf(sharp(picture)), 'even'));
}
