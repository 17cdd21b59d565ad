import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Lock } from '#web/ui/icons.tsx';
import { Bar } from '../listing-placeholder.tsx';
import { openSourceText } from '../source-names.ts';
import { ActionControl } from './action-control.tsx';
import { ACTION_LOOKS } from './action-looks.ts';
import { type ActionState, type ListingAction, listingActions } from './listing-actions.ts';

type Props = {
  kind: CategoryNumber;
  detail: ListingDetail | undefined;
  hasPictures: boolean;
  onOpenDocuments: () => void;
};

/** The listing's actions in its summary; on phones, the bar at the bottom replaces them. */
export function ActionButtons({ kind, detail, hasPictures, onOpenDocuments }: Props) {
  return (
    <ul className="mt-4 grid grid-cols-2 gap-2 max-lg:hidden" aria-label="İlanla ilgili işlemler">
      {listingActions(kind, detail, hasPictures).map((action) => (
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
  primary: 'border-petrol bg-petrol text-on-petrol hover:bg-petrol-strong',
} as const;

function lookOf({ name, state }: ListingAction): keyof typeof LOOK {
  if (state.kind === 'locked') return 'locked';
  return name === 'portal' || name === 'source' ? 'primary' : 'open';
}

/** Names the source: `ilan.gov.tr’de aç`. */
function labelOf({ name, state }: ListingAction): string {
  return name === 'source' && state.kind === 'link' ? openSourceText(state.href) : ACTION_LOOKS[name].label;
}

function noteOf(state: ActionState): string {
  if (state.kind === 'locked') return 'Premium ile açılır';
  return state.kind === 'loading' ? '' : state.note;
}

function ActionButton({ action, onOpenDocuments }: { action: ListingAction; onOpenDocuments: () => void }) {
  const { icon } = ACTION_LOOKS[action.name];
  const label = labelOf(action);
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
            look === 'primary' ? 'text-on-petrol' : 'text-ink-soft',
          )}
        >
          {noteOf(action.state)}
        </span>
      </span>
    </ActionControl>
  );
}
