import { type ReactNode, useState } from 'react';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { askToJoin, useMember } from '#web/features/members/accounts/index.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { BellPlus } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

type Props = { search: SearchParameters; understood: SearchParameters };

/** Saves the current search as an alert: as typed, with its meaning (D32). A visitor is asked to log in first. */
export function SaveSearchButton(props: Props) {
  const { open, editor } = useAlertEditor(props);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Bu arama için uyarı kur"
        onClick={open}
        // Hidden until the page is interactive: before that, a click has no effect.
        className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full sm:min-h-9 border border-line-strong bg-sheet px-3.5 text-sm font-semibold text-petrol hover:bg-petrol-tint [html:not([data-hydrated])_&]:invisible"
      >
        <BellPlus size={18} aria-hidden="true" />
        <span className="max-[359px]:sr-only">Uyarı kur</span>
      </button>
      {editor}
    </>
  );
}

/** The dialog for a new alert; its code is loaded when it is first opened. */
export function useAlertEditor({ search, understood }: Props): { open: () => void; editor: ReactNode } {
  const user = useMember();
  const [isOpen, setOpen] = useState(false);
  const Editor = useLoaded(
    isOpen,
    () => import('./alert-editor.tsx').then(({ AlertEditor }) => AlertEditor),
    (error) => {
      showFailure('Pencere açılamadı.', error);
      setOpen(false);
    },
  );

  function open(): void {
    if (user) setOpen(true);
    // The editor opens once the member's data is loaded.
    else askToJoin('Uyarı kurmak için üye olmalısınız.', () => setOpen(true));
  }

  const editor =
    Editor && user ? (
      <Editor isOpen={isOpen} onClose={() => setOpen(false)} user={user} search={search} understood={understood} />
    ) : null;
  return { open, editor };
}
