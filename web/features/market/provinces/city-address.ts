/** The search page with a province's auctions. */
export function cityAddress(city: string): string {
  return `/search?city=${encodeURIComponent(city)}`;
}
