import { type FormEvent, useEffect, useState } from 'react';

type Props = { page: number; count: number; onGo(page: number): void };

/** "3 / 50", where the first number is editable. */
export function PageNumber({ page, count, onGo }: Props) {
  const [typed, setTyped] = useState(String(page + 1));
  useEffect(() => setTyped(String(page + 1)), [page]);

  function go(event: FormEvent): void {
    event.preventDefault();
    const wanted = Math.trunc(Number(typed));
    if (wanted >= 1 && wanted <= count) onGo(wanted - 1);
    else setTyped(String(page + 1));
  }

  return (
    <form onSubmit={go} className="tabular flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft">
      <label className="flex items-center gap-1.5">
        Sayfa
        <input
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(String(page + 1))}
          className="h-8 w-12 rounded-control border border-line-strong bg-paper text-center font-semibold text-ink"
        />
      </label>
      <span>{`/ ${count}`}</span>
    </form>
  );
}
