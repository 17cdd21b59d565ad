import { type ArchiveEntry, isSafeEntry, listArchive, unpackEntry } from '#shared/open-archive.ts';
import { isUdfContent, unpackUdf } from '#shared/open-udf.ts';
import { readUdf, type UdfBlock } from '#shared/read-documents/read-udf.ts';
import { MAX_UDF_BYTES } from '../limits.ts';
import { answerCalls } from '../worker-calls.ts';

export type ArchiveCalls = {
  open: { ask: { bytes: Uint8Array<ArrayBuffer> }; answer: { entries: readonly ArchiveEntry[]; isUdf: boolean } };
  unpack: { ask: { path: string }; answer: Uint8Array<ArrayBuffer> };
  readUdf: { ask: object; answer: readonly UdfBlock[] };
};

let zip = new Uint8Array();
let udfContent: ArchiveEntry | undefined;

answerCalls<ArchiveCalls>({
  async open({ bytes }) {
    zip = bytes;
    const entries = listArchive(zip);
    udfContent = entries.find(({ path }) => isUdfContent(path));
    return { value: { entries, isUdf: udfContent !== undefined } };
  },
  async unpack({ path }) {
    const bytes = unpackEntry(zip, path);
    return { value: bytes, transfer: [bytes.buffer] };
  },
  async readUdf() {
    if (!udfContent || !isSafeEntry(udfContent)) throw new Error('ZIP: no UDF within the limits');
    return { value: readUdf(unpackUdf(zip, MAX_UDF_BYTES)) };
  },
});
