/** Where a province's auctions are. */
export function cityAddress(city: string): string {
  return `/search?city=${encodeURIComponent(city)}`;
}
