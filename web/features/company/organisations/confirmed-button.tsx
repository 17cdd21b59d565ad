import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';

type Props = {
  /** The words of the button, and its name where that says more. */
  label: string;
  name?: string;
  question: string;
  /** What follows from it. */
  consequence: string;
  isPending: boolean;
  onConfirm: () => void;
  look?: 'secondary' | 'quiet';
};

/** A button that asks once more before it does something. */
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
