/** The placeholder of a card while listings load. */
export function ListingCardPlaceholder() {
  return (
    <div className="listing-card animate-shimmer" aria-hidden="true">
      <div className="listing-picture bg-sunk" />
      <div className="listing-words gap-2">
        <div className="h-5 w-3/4 rounded-control bg-sunk" />
        <div className="h-6 w-36 rounded-control bg-sunk" />
        <div className="h-4 w-full rounded-control bg-sunk" />
        <div className="h-4 w-1/2 rounded-control bg-sunk" />
      </div>
    </div>
  );
}
