import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Lock } from '#web/ui/icons.tsx';
import { Bar } from '../listing-placeholder.tsx';
import { ActionControl } from './action-control.tsx';
import { ACTION_LOOKS } from './action-looks.ts';
import { type ListingAction, listingActions } from './listing-actions.ts';

type Props = {
  kind: CategoryNumber;
  detail: ListingDetail | undefined;
  hasPictures: boolean;
  onOpenDocuments: () => void;
};

/** On phones, the listing's actions at the bottom, within reach of the thumb. */
export function ActionBar({ kind, detail, hasPictures, onOpenDocuments }: Props) {
  return (
    <ul
      data-bottom-bar
      aria-label="İlanla ilgili işlemler"
      className="sticky bottom-0 z-20 -mx-4 flex border-t border-line bg-sheet px-1 pb-[env(safe-area-inset-bottom)] md:-mx-6 lg:hidden"
    >
      {listingActions(kind, detail, hasPictures).map((action) => (
        <li key={action.name} className="flex min-w-0 flex-1">
          {action.state.kind === 'loading' ? (
            <span className="flex h-16 w-full items-center justify-center">
              <Bar className="h-9 w-12" />
            </span>
          ) : (
            <BarAction action={action} onOpenDocuments={onOpenDocuments} />
          )}
        </li>
      ))}
    </ul>
  );
}

const CONTROL = 'flex h-16 w-full min-w-0 flex-col items-center justify-center gap-1 rounded-control text-xs';

function BarAction({ action, onOpenDocuments }: { action: ListingAction; onOpenDocuments: () => void }) {
  return (
    <ActionControl
      state={action.state}
      onOpenDocuments={onOpenDocuments}
      className={classNames(CONTROL, 'font-semibold text-ink hover:bg-sunk')}
    >
      <BarFace action={action} />
    </ActionControl>
  );
}

function BarFace({ action: { name, state } }: { action: ListingAction }) {
  const { short, icon: Icon } = ACTION_LOOKS[name];
  const isOpen = state.kind !== 'locked' && state.kind !== 'loading';
  return (
    <>
      <span className="relative">
        <Icon size={22} aria-hidden="true" className={isOpen ? 'text-petrol' : undefined} />
        {state.kind === 'locked' ? (
          <span className="absolute -right-2.5 -bottom-1 rounded-full bg-sheet p-0.5">
            <Lock size={12} aria-hidden="true" />
          </span>
        ) : null}
      </span>
      <span className="max-w-full leading-[14px]">{short}</span>
      {state.kind === 'locked' ? <span className="sr-only">, premium ile açılır</span> : null}
    </>
  );
}
