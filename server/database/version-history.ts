const KEPT = 500;

/** When the primary was first seen with which version, to compute how far a replica is behind. */
export class VersionHistory {
  /** In ascending order. */
  #seen: { readonly version: bigint; readonly at: number }[] = [];

  /** Records that the primary has this version at this time (milliseconds of any monotonic clock). */
  note(version: bigint, at: number): void {
    const last = this.#seen.at(-1);
    if (last?.version === version) return;
    // After a restore or a failover that lost writes, the earlier entries are invalid.
    if (last && last.version > version) this.#seen = [];
    this.#seen.push({ version, at });
    if (this.#seen.length > KEPT) this.#seen.shift();
  }

  /**
   * Returns for how many milliseconds the primary has been ahead of a version; infinite for a version from before the
   * history, or while nothing is known of the primary.
   */
  lagOf(version: bigint, now: number): number {
    const [first] = this.#seen;
    if (!first || version < first.version) return Number.POSITIVE_INFINITY;
    const next = this.#seen.find((one) => one.version > version);
    return next ? now - next.at : 0;
  }
}
