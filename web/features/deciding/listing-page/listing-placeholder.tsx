import type { ReactNode } from 'react';

/** A grey bar that replaces text while it is loading. */
export function Bar({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block animate-shimmer rounded-control bg-sunk ${className}`} />;
}

/** The placeholder of a listing of which nothing is loaded yet. */
export function ListingPlaceholder({ wrapHeading }: { wrapHeading: (heading: ReactNode) => ReactNode }) {
  return (
    <div
      role="status"
      className="grid gap-x-8 gap-y-6 pb-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"
      aria-label="İlan yükleniyor"
    >
      {wrapHeading(<h1 className="sr-only">İlan yükleniyor</h1>)}
      <Bar className="aspect-[2/1] w-full lg:aspect-[6/5]" />
      <div className="sheet flex flex-col gap-4 p-5">
        <Bar className="h-6 w-24" />
        <Bar className="h-7 w-56" />
        <Bar className="h-12 w-full" />
        <Bar className="h-9 w-40" />
        <Bar className="h-14 w-full" />
        <Bar className="h-14 w-full" />
      </div>
    </div>
  );
}
