const MAX_ADDRESSES = 5000;
const MAX_LENGTH = 1000;

/** Which answer an address leads to, for addresses that were parsed before; the oldest are forgotten first. */
export class AddressBook {
  readonly #keys = new Map<string, string>();

  find(address: string | undefined): string | undefined {
    return address === undefined ? undefined : this.#keys.get(address);
  }

  keep(address: string | undefined, key: string): void {
    if (address === undefined || address.length > MAX_LENGTH || this.#keys.has(address)) return;
    this.#keys.set(address, key);
    if (this.#keys.size <= MAX_ADDRESSES) return;
    const oldest = this.#keys.keys().next();
    if (!oldest.done) this.#keys.delete(oldest.value);
  }
}
