import { Popover } from 'radix-ui';
import type { RefObject } from 'react';

type Props = {
  text: string;
  isOpen: boolean;
  onClose: () => void;
  opener: RefObject<HTMLButtonElement | null>;
};

/** What an `Explanation` opens. Separate, because positioning weighs more than everything else about it. */
export function ExplanationBubble({ text, isOpen, onClose, opener }: Props) {
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={opener as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          sideOffset={6}
          collisionPadding={16}
          // The click that follows on the opener itself closes it.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          className="animate-fade-in sheet z-50 max-w-80 p-4 text-sm leading-relaxed text-ink shadow-sheet"
        >
          {text}
          <Popover.Arrow className="fill-sheet" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
