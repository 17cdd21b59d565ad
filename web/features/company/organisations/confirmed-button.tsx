import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';

type Props = {
  /** The button's text, and its accessible name if that says more. */
  label: string;
  name?: string;
  question: string;
  /** The consequence of confirming. */
  consequence: string;
  isPending: boolean;
  onConfirm: () => void;
  look?: 'secondary' | 'quiet';
};

/** A button that asks for confirmation first. */
export function ConfirmedButton({ label, name, question, consequence, isPending, onConfirm, look = 'quiet' }: Props) {
  const [isOpen, setOpen] = useState(false);
  function confirm(): void {
    setOpen(false);
    onConfirm();
  }
  return (
    <>
      <Button look={look} {...(name && { 'aria-label': name })} aria-disabled={isPending} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={question}
        actions={
          <>
            <Button look="secondary" onClick={() => setOpen(false)}>
              Vazgeç
            </Button>
            <Button onClick={confirm} className="bg-red text-sheet hover:bg-red">
              {label}
            </Button>
          </>
        }
      >
        <p>{consequence}</p>
      </Modal>
    </>
  );
}
