import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { IconComponent } from '#web/ui/icons.tsx';

const HUES = {
  petrol: 'bg-petrol-tint text-petrol',
  green: 'bg-green-tint text-green',
  amber: 'bg-amber-tint text-amber',
  red: 'bg-red-tint text-red',
} as const;

type Props = { icon: IconComponent; hue: keyof typeof HUES; title: string; children: ReactNode };

/** The state of an order: the most important fact, and the next step. */
export function StateSheet({ icon: Icon, hue, title, children }: Props) {
  return (
    <section aria-labelledby="durum" className="sheet p-5 sm:p-7">
      <div className="flex items-center gap-3">
        <span
          className={classNames('inline-flex size-11 shrink-0 items-center justify-center rounded-full', HUES[hue])}
        >
          <Icon size={22} aria-hidden="true" />
        </span>
        <h2 id="durum" className="text-xl font-bold tracking-tight">
          {title}
        </h2>
      </div>
      <div className="mt-4 flex flex-col gap-4">{children}</div>
    </section>
  );
}
