import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { PropertyDetail } from '#shared/properties.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Lock } from '#web/ui/icons.tsx';
import { Bar } from '../listing-placeholder.tsx';
import { ActionControl } from './action-control.tsx';
import { ACTION_LOOKS } from './action-looks.ts';
import { type ActionState, type ListingAction, listingActions } from './listing-actions.ts';

type Props = { kind: CategoryNumber; detail: PropertyDetail | undefined; onOpenDocuments: () => void };

/** The listing's actions in its summary; on phones the bar at the bottom takes their place. */
export function ActionButtons({ kind, detail, onOpenDocuments }: Props) {
  return (
    <ul className="mt-5 grid grid-cols-2 gap-2 max-lg:hidden" aria-label="İlanla ilgili işlemler">
      {listingActions(kind, detail).map((action) => (
        <li key={action.name} className="flex last:odd:col-span-2">
          {action.state.kind === 'loading' ? (
            <Bar className="h-14 w-full" />
          ) : (
            <ActionButton action={action} onOpenDocuments={onOpenDocuments} />
          )}
        </li>
      ))}
    </ul>
  );
}

const LOOK = {
  open: 'border-line-strong bg-sheet text-ink hover:bg-sunk',
  locked: 'border-line bg-sunk text-ink hover:border-line-strong',
  missing: 'cursor-not-allowed border-dashed border-line bg-transparent text-ink-faint',
  primary: 'border-petrol bg-petrol text-on-petrol hover:bg-petrol-strong',
} as const;

function lookOf({ name, state }: ListingAction): keyof typeof LOOK {
  if (state.kind === 'locked' || state.kind === 'missing') return state.kind;
  return name === 'portal' ? 'primary' : 'open';
}

function noteOf(state: ActionState): string {
  if (state.kind === 'locked') return 'Premium ile açılır';
  if (state.kind === 'missing') return state.reason;
  return state.kind === 'loading' ? '' : state.note;
}

function ActionButton({ action, onOpenDocuments }: { action: ListingAction; onOpenDocuments: () => void }) {
  const { label, icon } = ACTION_LOOKS[action.name];
  const look = lookOf(action);
  const Icon = look === 'locked' ? Lock : icon;
  return (
    <ActionControl
      state={action.state}
      onOpenDocuments={onOpenDocuments}
      className={classNames(
        'flex h-14 w-full min-w-0 items-center gap-2.5 rounded-control border px-3 text-left transition-colors duration-150',
        LOOK[look],
      )}
    >
      <Icon size={20} aria-hidden="true" className={classNames('shrink-0', look === 'open' && 'text-petrol')} />
      <span className="min-w-0">
        <span className="block truncate leading-snug font-semibold">{label}</span>
        <span
          className={classNames(
            'tabular block truncate text-xs',
            look === 'primary' ? 'text-on-petrol' : look === 'missing' ? 'text-ink-faint' : 'text-ink-soft',
          )}
        >
          {noteOf(action.state)}
        </span>
      </span>
    </ActionControl>
  );
}
