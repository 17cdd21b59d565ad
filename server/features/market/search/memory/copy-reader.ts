const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
/** The signature, flags, and the length of an extension. */
const HEADER_BYTES = SIGNATURE.length + 8;
/** Stands in place of the number of fields: no row follows. */
const END = -1;

/** Reads the output of `copy … to stdout (format binary)` row by row, and the fields of a row in order. */
export class CopyReader {
  #bytes: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  #at = 0;
  #hasHeader = false;

  /** Accepts the next chunk; views that `bytes` returned earlier become invalid. */
  take(chunk: Buffer): void {
    const isEmpty = this.#at === this.#bytes.length;
    this.#bytes = isEmpty ? chunk : Buffer.concat([this.#bytes.subarray(this.#at), chunk]);
    this.#at = 0;
  }

  /** Advances to the next row; false if it has not arrived completely. */
  nextRow(): boolean {
    if (!this.#hasHeader && !this.#skipHeader()) return false;
    const bytes = this.#bytes;
    if (this.#at + 2 > bytes.length) return false;
    const fields = bytes.readInt16BE(this.#at);
    if (fields === END) return false;
    let at = this.#at + 2;
    for (let field = 0; field < fields; field += 1) {
      if (at + 4 > bytes.length) return false;
      at += 4 + Math.max(0, bytes.readInt32BE(at));
    }
    if (at > bytes.length) return false;
    this.#at += 2;
    return true;
  }

  bigint(): string {
    const at = this.#next();
    return at < 0 ? '' : String(this.#bytes.readBigInt64BE(at));
  }

  number(): number | null {
    const at = this.#next();
    return at < 0 ? null : this.#bytes.readDoubleBE(at);
  }

  flag(): boolean | null {
    const at = this.#next();
    return at < 0 ? null : this.#bytes[at] === 1;
  }

  text(): string | null {
    const at = this.#next();
    return at < 0 ? null : this.#bytes.toString('utf8', at, this.#at);
  }

  bytes(): Uint8Array | null {
    const at = this.#next();
    return at < 0 ? null : this.#bytes.subarray(at, this.#at);
  }

  /** The start of the next field, -1 if it is null; advances to its end. */
  #next(): number {
    const length = this.#bytes.readInt32BE(this.#at);
    const at = this.#at + 4;
    this.#at = at + Math.max(0, length);
    return length < 0 ? -1 : at;
  }

  #skipHeader(): boolean {
    if (this.#bytes.length < HEADER_BYTES) return false;
    if (!this.#bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('Not what COPY sends.');
    this.#at = HEADER_BYTES + this.#bytes.readInt32BE(HEADER_BYTES - 4);
    this.#hasHeader = true;
    return true;
  }
}
