/** Removed text; said in words for screen readers too, because most of them ignore the element. */
export function Struck({ children }: { children: string }) {
  return (
    <del className="rounded-sm bg-amber-tint px-0.5 text-ink decoration-2">
      <span className="sr-only">çıkarılan: </span>
      {children}
    </del>
  );
}

/** Added text. */
export function Added({ children }: { children: string }) {
  return (
    <ins className="rounded-sm bg-olive-tint px-0.5 text-ink underline decoration-2 underline-offset-4">
      <span className="sr-only">eklenen: </span>
      {children}
    </ins>
  );
}
