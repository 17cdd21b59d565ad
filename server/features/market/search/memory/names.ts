/** Numbers names from 1; 0 means no name. Names are kept as long as the process runs. */
export class Names {
  readonly #numbers = new Map<string, number>();
  readonly #names: (string | null)[] = [null];

  numberOf(name: string | null): number {
    if (name === null) return 0;
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#names.push(name);
    this.#numbers.set(name, this.#names.length - 1);
    return this.#names.length - 1;
  }

  nameOf(number: number): string | null {
    return this.#names[number] ?? null;
  }

  get size(): number {
    return this.#names.length;
  }

  /** The names from `first` up to but excluding `next`. */
  between(first: string, next: string): string[] {
    return [...this.#numbers.keys()].filter((name) => name >= first && name < next);
  }
}
