import { useState } from 'react';
import type { DeskLetter } from '#shared/desk/collection/desk-letters.ts';
import { readableFault } from '#shared/desk/collection/fault-texts.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { Button } from '#web/ui/button.tsx';
import { LetterLine } from './letter-line.tsx';

type Props = { queue: string; reason: string | null; letters: readonly DeskLetter[] };

/** Letters that failed for the same reason, with actions for each of them and for all. */
export function LetterGroup({ queue, reason, letters }: Props) {
  const [opened, setOpened] = useState<'retry' | 'discard'>();
  const toggle = (act: 'retry' | 'discard') => setOpened(opened === act ? undefined : act);
  const why = readableFault(reason);
  return (
    <section aria-label={why} className="sheet p-5">
      <h3 className="font-semibold break-words">{why}</h3>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button look="secondary" aria-expanded={opened === 'retry'} onClick={() => toggle('retry')}>
          Hepsini yeniden dene<span className="sr-only">: {why}</span>
        </Button>
        {letters.some(({ mayDiscard }) => mayDiscard) ? (
          <Button look="secondary" aria-expanded={opened === 'discard'} onClick={() => toggle('discard')}>
            Hepsini at<span className="sr-only">: {why}</span>
          </Button>
        ) : null}
      </p>
      {opened === undefined ? null : (
        <div className="mt-3">
          <ActForm
            key={opened}
            title={opened === 'retry' ? 'Hepsini yeniden deneme' : 'Hepsini atma'}
            hint={
              opened === 'retry'
                ? 'Bu nedenle vazgeçilen her mesaj bir kez daha denenir.'
                : 'Bu nedenle vazgeçilen mesajlar bir daha gönderilmez.'
            }
            button={opened === 'retry' ? 'Yeniden dene' : 'At'}
            path={opened === 'retry' ? '/api/desk/collection/letters/retry' : '/api/desk/collection/letters/discard'}
            read={() => ({ body: { queue, reason } })}
            onDone={() => setOpened(undefined)}
          />
        </div>
      )}
      <ul aria-label={`Mesajlar: ${why}`} className="mt-2 divide-y divide-line">
        {letters.map((letter) => (
          <LetterLine key={letter.id} letter={letter} />
        ))}
      </ul>
    </section>
  );
}
