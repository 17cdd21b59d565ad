import { useEffect, useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { BoardCard } from '#shared/board/board.ts';
import { MAX_NOTES_LENGTH } from '#shared/board/board-rules.ts';
import { useCardChange } from '#web/features/deciding/board-cards/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useWhenClosed } from './use-when-closed.ts';

const PAUSE_MS = 800;

/**
 * Notes that are saved while the member types. If another window has changed them, the member chooses which ones to
 * keep: none are lost silently.
 */
export function CardNotes({ user, card: { propertyId, notes } }: { user: User; card: BoardCard }) {
  const [typed, setTyped] = useState(notes);
  /** The saved notes that `typed` is based on. */
  const [base, setBase] = useState(notes);
  const [isRefused, setRefused] = useState(false);
  const { change, isPending } = useCardChange(user);
  const isWaiting = typed !== base;
  const isBehind = notes !== base && notes !== typed;
  if (isBehind && !isWaiting && !isRefused) {
    setBase(notes);
    setTyped(notes);
  }
  const mustChoose = isRefused || (isBehind && isWaiting);

  function keep(): void {
    setRefused(false);
    setBase(typed);
    change({ propertyId, changes: { notes: typed } }, { onError: () => setRefused(true) });
  }
  useEffect(() => {
    if (!isWaiting || mustChoose) return;
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  useWhenClosed(() => {
    if (isWaiting && !mustChoose) change({ propertyId, changes: { notes: typed } });
  });
  const isKept = !isWaiting && !isPending && !isRefused;
  useEffect(() => {
    if (isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept]);
  return (
    <div>
      <TextArea
        id="kart-notlar"
        label="Notlar"
        hint="Yalnız siz görürsünüz. Yazdıkça kaydedilir."
        maxLength={MAX_NOTES_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {mustChoose ? 'Yazdıklarınız henüz kaydedilmedi.' : isKept ? 'Kaydedildi' : 'Kaydediliyor…'}
      </p>
      {mustChoose ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button look="secondary" onClick={keep}>
            Yazdığımı kaydet
          </Button>
          {isBehind ? (
            <Button
              look="quiet"
              onClick={() => {
                setBase(notes);
                setTyped(notes);
                setRefused(false);
              }}
            >
              Diğer penceredekini al
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
