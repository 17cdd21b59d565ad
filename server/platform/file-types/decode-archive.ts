import { unzipSync } from 'fflate';

const MAX_ENTRIES = 10_000;
const MAX_UNPACKED_BYTES = 2 * 1024 ** 3;
/** Deflate can make data at most 1032 times smaller, but real archives stay far below that. */
const MAX_RATIO = 200;
const SMALL_BYTES = 20 * 1024 ** 2;

class Refused extends Error {}

/** Reads the list of entries in a ZIP and unpacks nothing. */
export default function decodeArchive(content: Uint8Array): { kind: 'zip' | 'udf' } | { unusable: string } {
  try {
    return { kind: kindOf(content) };
  } catch (error) {
    return { unusable: error instanceof Refused ? error.message : 'broken archive' };
  }
}

function kindOf(content: Uint8Array): 'zip' | 'udf' {
  let entries = 0;
  let unpackedBytes = 0;
  let isUdf = false;
  unzipSync(content, {
    filter({ name, originalSize }) {
      entries += 1;
      unpackedBytes += originalSize;
      if (entries > MAX_ENTRIES) throw new Refused('archive with too many entries');
      if (name.startsWith('/') || /(?:^|[/\\])\.\.(?:[/\\]|$)|^[a-z]:|\0/i.test(name))
        throw new Refused('archive that leads outside itself');
      isUdf ||= name === 'content.xml';
      return false;
    },
  });
  const isBomb = unpackedBytes > SMALL_BYTES && unpackedBytes > content.byteLength * MAX_RATIO;
  if (isBomb || unpackedBytes > MAX_UNPACKED_BYTES) throw new Refused('archive that unpacks to far too much');
  if (entries === 0) throw new Refused('broken archive');
  return isUdf ? 'udf' : 'zip';
}
