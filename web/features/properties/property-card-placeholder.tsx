/** Holds a card's place while listings load. */
export function PropertyCardPlaceholder() {
  return (
    <div className="sheet animate-shimmer overflow-hidden" aria-hidden="true">
      <div className="aspect-[4/3] bg-sunk" />
      <div className="flex flex-col gap-3 p-4">
        <div className="h-5 w-20 rounded-control bg-sunk" />
        <div className="h-7 w-36 rounded-control bg-sunk" />
        <div className="h-5 w-full rounded-control bg-sunk" />
        <div className="h-5 w-2/3 rounded-control bg-sunk" />
        <div className="mt-4 h-4 w-full rounded-control bg-sunk" />
        <div className="h-4 w-1/2 rounded-control bg-sunk" />
      </div>
    </div>
  );
}
