import type { ReactNode } from 'react';
import { requestSupport } from '#web/features/help/support/index.ts';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import type { ActionState } from './listing-actions.ts';

type Props = {
  state: ActionState;
  className: string;
  onOpenDocuments: () => void;
  children: ReactNode;
};

/** The element of an action: a link or a button. */
export function ActionControl({ state, className, onOpenDocuments, children }: Props) {
  if (state.kind === 'link') {
    const isPhone = state.href.startsWith('tel:');
    return (
      <a href={state.href} className={className} {...(!isPhone && { target: '_blank', rel: 'noopener noreferrer' })}>
        {children}
      </a>
    );
  }
  if (state.kind === 'conversation')
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onClick={() => requestSupport(state.propertyId)}
      >
        {children}
      </button>
    );
  return (
    <button
      type="button"
      className={className}
      onClick={state.kind === 'documents' ? onOpenDocuments : () => requestUpgrade('lockedField', { about: 'links' })}
    >
      {children}
    </button>
  );
}
