import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { CircleCheck, Info, TriangleAlert } from '#web/ui/icons.tsx';

const LOOKS = {
  info: { icon: Info, box: 'bg-petrol-tint', mark: 'text-petrol' },
  waiting: { icon: Info, box: 'bg-amber-tint', mark: 'text-amber' },
  failure: { icon: TriangleAlert, box: 'bg-red-tint', mark: 'text-red' },
  done: { icon: CircleCheck, box: 'bg-green-tint', mark: 'text-green' },
} as const;

type Props = { look: keyof typeof LOOKS; title?: string; children?: ReactNode };

/** What has happened and what to do. A failure is scrolled into view and announced. */
export function Notice({ look, title, children }: Props) {
  const { icon: Icon, box, mark } = LOOKS[look];
  const element = useRef<HTMLDivElement>(null);
  const isFailure = look === 'failure';
  useEffect(() => {
    if (isFailure) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isFailure]);
  return (
    <div
      ref={element}
      role={isFailure ? 'alert' : undefined}
      className={classNames('flex scroll-my-24 gap-2.5 rounded-sheet px-4 py-3', box)}
    >
      <Icon size={20} aria-hidden="true" className={classNames('mt-0.5 shrink-0', mark)} />
      <div className="min-w-0">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
