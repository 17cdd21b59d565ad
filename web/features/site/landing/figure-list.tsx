import type { OutcomeFigure } from './outcome-text.ts';

/** Figures below each other on phones, side by side if there is room, each with its basis. */
export function FigureList({ figures }: { figures: readonly OutcomeFigure[] }) {
  return (
    <dl className="tabular mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="text-sm leading-5 text-ink-faint">{name}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
          <dd className="text-sm text-ink-soft">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
