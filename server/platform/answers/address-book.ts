import { LRUCache } from 'lru-cache';

const MAX_ADDRESSES = 5000;
const MAX_LENGTH = 1000;

/** Remembers the cache key of each address that was parsed before. */
export class AddressBook {
  readonly #keys = new LRUCache<string, string>({ max: MAX_ADDRESSES });

  find(address: string | undefined): string | undefined {
    return address === undefined ? undefined : this.#keys.get(address);
  }

  keep(address: string | undefined, key: string): void {
    if (address !== undefined && address.length <= MAX_LENGTH) this.#keys.set(address, key);
  }
}
