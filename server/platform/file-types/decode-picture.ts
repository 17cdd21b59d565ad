import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { FileType } from './detect-file-type.ts';

/** The names that libvips has for the loader and the format of each supported type. Every other loader is blocked. */
const FORMATS: Readonly<Partial<Record<FileType, { readonly loader: string; readonly format: string }>>> = {
  jpg: { loader: 'VipsForeignLoadJpegBuffer', format: 'jpeg' },
  png: { loader: 'VipsForeignLoadPngBuffer', format: 'png' },
  gif: { loader: 'VipsForeignLoadNsgifBuffer', format: 'gif' },
  webp: { loader: 'VipsForeignLoadWebpBuffer', format: 'webp' },
  avif: { loader: 'VipsForeignLoadHeifBuffer', format: 'heif' },
  tif: { loader: 'VipsForeignLoadTiffBuffer', format: 'tiff' },
};

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: Object.values(FORMATS).map(({ loader }) => loader) });
// One thread per picture: decoders share the machine with the processes that answer visitors.
sharp.concurrency(1);
sharp.cache(false);

export type Decodable = { readonly type: string; readonly mostPixels: number };
export type OpenPicture = {
  readonly width: number;
  readonly height: number;
  readonly pages: number;
  /** Starts a new decoding of the first frame; a truncated file is rejected. */
  open(): Sharp;
};

/** Opens a picture whose header matches its type. Throws for any other picture, and for one with too many pixels. */
export async function openPicture(content: Uint8Array, { type, mostPixels }: Decodable): Promise<OpenPicture> {
  const options: SharpOptions = { limitInputPixels: mostPixels, failOn: 'truncated', sequentialRead: true, pages: 1 };
  const open = () => sharp(content, options);
  const { format, width, height, pages = 1 } = await open().metadata();
  const expected = Object.entries(FORMATS).find(([name]) => name === type)?.[1].format;
  if (format !== expected) throw new Error(`${format} that begins as ${type}`);
  return { width, height, pages, open };
}
