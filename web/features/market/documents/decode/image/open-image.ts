import type { ImageContent } from '../detect-content.ts';
import { DocumentFailure } from '../document-failure.ts';
import { MAX_PIXELS, MAX_SIDE_PIXELS } from '../limits.ts';
import type { PagedDocument } from '../paged-document.ts';
import { readImageSize } from './image-size.ts';

/** An image, decoded by the browser. Its header is read first: an image that exceeds the limits is not decoded. */
export async function openImage(
  bytes: Uint8Array<ArrayBuffer>,
  content: ImageContent,
  name: string,
): Promise<PagedDocument> {
  const claimed = readImageSize(bytes, content);
  const isSensible =
    claimed &&
    claimed.width <= MAX_SIDE_PIXELS &&
    claimed.height <= MAX_SIDE_PIXELS &&
    claimed.width * claimed.height <= MAX_PIXELS;
  if (!isSensible) throw new DocumentFailure('unsupported');
  // The type follows from the content, so a browser can only treat these bytes as an image.
  return fromAddress(URL.createObjectURL(new Blob([bytes], { type: `image/${content}` })), name, (url) =>
    URL.revokeObjectURL(url),
  );
}

/** An image on another site that may be shown, but not read. */
export function openForeignImage(address: string, name: string): Promise<PagedDocument> {
  return fromAddress(address, name, () => undefined);
}

async function fromAddress(url: string, name: string, forget: (url: string) => void): Promise<PagedDocument> {
  const image = await load(url, name).catch((error: unknown) => {
    forget(url);
    throw new DocumentFailure('unsupported', error);
  });
  return {
    kind: 'pages',
    // The browser has already applied the camera's orientation to width and height.
    sizes: [{ width: image.naturalWidth, height: image.naturalHeight }],
    isWholeInView: true,
    async drawPage(_index, host) {
      if (host.firstElementChild instanceof HTMLImageElement) return;
      const shown = await load(url, name);
      shown.className = 'block size-full';
      host.replaceChildren(shown);
    },
    release: (host) => host.replaceChildren(),
    close: () => forget(url),
  };
}

async function load(url: string, name: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.alt = name;
  image.referrerPolicy = 'no-referrer';
  image.src = url;
  await image.decode();
  return image;
}
