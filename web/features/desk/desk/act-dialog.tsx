import { type ReactNode, useState } from 'react';
import type { JsonPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { ActFields, type ActProps } from './act-form.tsx';

type Props<P extends JsonPath<'POST'>> = ActProps<P> & {
  /** The text of the button in the row, and its accessible name with the subject. */
  opener: string;
  openerName: string;
  /** The facts about the subject, so that nothing has to be typed. */
  facts: ReactNode;
};

/** An act on one row: a button in the row opens a dialog with the row's facts. */
export function ActDialog<const P extends JsonPath<'POST'>>({ opener, openerName, facts, onDone, ...act }: Props<P>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" aria-label={openerName} onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={act.title}>
        <div className="flex flex-col gap-4">
          {facts}
          {act.hint ? <div className="text-sm text-ink-soft">{act.hint}</div> : null}
          <ActFields
            {...act}
            onDone={(answer) => {
              setOpen(false);
              onDone?.(answer);
            }}
          />
        </div>
      </Modal>
    </>
  );
}
