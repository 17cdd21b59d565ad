const KEPT = 500;

/** When the primary was first seen with which version, to tell how old a replica's version is. */
export class VersionHistory {
  /** Ascending. */
  #seen: { readonly version: bigint; readonly at: number }[] = [];

  /** The primary has this version at this time (milliseconds of any steady clock). */
  note(version: bigint, at: number): void {
    const last = this.#seen.at(-1);
    if (last?.version === version) return;
    // After a restore or a failover that lost writes, what was seen before says nothing.
    if (last && last.version > version) this.#seen = [];
    this.#seen.push({ version, at });
    if (this.#seen.length > KEPT) this.#seen.shift();
  }

  /**
   * For how many milliseconds the primary has been ahead of a version; infinite for one from before the history, or
   * while nothing is known of the primary.
   */
  lagOf(version: bigint, now: number): number {
    const [first] = this.#seen;
    if (!first || version < first.version) return Number.POSITIVE_INFINITY;
    const next = this.#seen.find((one) => one.version > version);
    return next ? now - next.at : 0;
  }
}
