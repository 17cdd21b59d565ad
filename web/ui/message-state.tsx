import type { ReactNode } from 'react';
import type { IconComponent } from '#web/ui/icons.tsx';

type Props = { icon: IconComponent; title: string; children?: ReactNode; action?: ReactNode };

/** Says what happened and what to do, and offers one next step: for empty, failed and offline states. */
export function MessageState({ icon: Icon, title, children, action }: Props) {
  return (
    <div className="sheet mx-auto flex max-w-text flex-col items-center px-6 py-12 text-center">
      <span className="mb-4 inline-flex size-14 items-center justify-center rounded-full bg-petrol-tint text-petrol">
        <Icon size={26} aria-hidden="true" />
      </span>
      <p className="text-lg font-semibold text-ink">{title}</p>
      {children ? <div className="mt-2 text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
