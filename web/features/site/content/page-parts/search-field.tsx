import { useId } from 'react';
import { Search } from '#web/ui/icons.tsx';

type Props = { label: string; value: string; onChange: (value: string) => void; action: string };

/** A field that filters what is below it. Without JavaScript the browser submits it as a form. */
export function SearchField({ label, value, onChange, action }: Props) {
  const id = useId();
  return (
    <search>
      <form action={action} onSubmit={(event) => event.preventDefault()} className="relative max-w-text">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Search
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          type="search"
          name="ara"
          autoComplete="off"
          maxLength={100}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-12 w-full rounded-control border border-line-strong bg-sheet pr-4 pl-12 text-ink"
        />
      </form>
    </search>
  );
}
