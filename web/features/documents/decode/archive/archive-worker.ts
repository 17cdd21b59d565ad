import { MAX_UDF_BYTES } from '../limits.ts';
import { type ArchiveEntry, listArchive, unpackEntry } from './read-archive.ts';
import { readUdf, type UdfBlock } from './read-udf.ts';
import { answerCalls } from '../worker-calls.ts';

export type ArchiveCalls = {
  open: { ask: { bytes: Uint8Array<ArrayBuffer> }; answer: readonly ArchiveEntry[] };
  unpack: { ask: { path: string }; answer: Uint8Array<ArrayBuffer> };
  readUdf: { ask: { path: string }; answer: readonly UdfBlock[] };
};

let zip = new Uint8Array();

answerCalls<ArchiveCalls>({
  async open({ bytes }) {
    zip = bytes;
    return { value: listArchive(zip) };
  },
  async unpack({ path }) {
    const bytes = unpackEntry(zip, path);
    return { value: bytes, transfer: [bytes.buffer] };
  },
  async readUdf({ path }) {
    return { value: readUdf(new TextDecoder().decode(unpackEntry(zip, path, MAX_UDF_BYTES))) };
  },
});
