import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Hourglass, type IconComponent, RotateCw, SearchX, TriangleAlert, WifiOff } from '#web/ui/icons.tsx';
import type { ListingFailure } from './listing-failure.ts';

const ICONS: Readonly<Record<ListingFailure['kind'], IconComponent>> = {
  dailyLimit: Hourglass,
  gone: SearchX,
  offline: WifiOff,
  failed: TriangleAlert,
};

type Props = {
  failure: ListingFailure;
  /** The page's heading, if the page shows only this notice. */
  heading?: ReactNode;
  onRetry: () => void;
  onLeave?: (() => void) | undefined;
};

/** Why a listing could not be loaded, and one next step. What is already loaded stays on the page. */
export function FailureNotice({ failure, heading, onRetry, onLeave }: Props) {
  const Icon = ICONS[failure.kind];
  return (
    <div role="alert" className="rounded-sheet border border-line bg-sunk p-4">
      <div className="flex items-center gap-2 font-semibold">
        <Icon size={20} className="shrink-0 text-petrol" aria-hidden="true" />
        {heading ?? <p>{failure.title}</p>}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{failure.message}</p>
      {failure.kind === 'dailyLimit' ? (
        <p className="mt-1 text-sm text-ink-soft">Bugün açtığınız ilanlara yine bakabilirsiniz.</p>
      ) : null}
      <div className="mt-4">
        <NextStep kind={failure.kind} onRetry={onRetry} onLeave={onLeave} />
      </div>
    </div>
  );
}

function NextStep({ kind, onRetry, onLeave }: { kind: ListingFailure['kind'] } & Pick<Props, 'onRetry' | 'onLeave'>) {
  if (kind === 'dailyLimit')
    return (
      <Button className="w-full" onClick={() => requestUpgrade('dailyLimit')}>
        Premium’u incele
      </Button>
    );
  if (kind !== 'gone')
    return (
      <Button look="secondary" className="w-full" onClick={onRetry}>
        <RotateCw size={20} aria-hidden="true" />
        Yeniden dene
      </Button>
    );
  if (onLeave)
    return (
      <Button look="secondary" className="w-full" onClick={onLeave}>
        Listeye dön
      </Button>
    );
  return (
    <Link to="/search" className={buttonClass('secondary', 'w-full')}>
      Süren ihalelere bakın
    </Link>
  );
}
