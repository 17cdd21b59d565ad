import { Popover } from 'radix-ui';
import type { RefObject } from 'react';

type Props = {
  text: string;
  isOpen: boolean;
  onClose: () => void;
  opener: RefObject<HTMLButtonElement | null>;
};

/** The bubble of an `Explanation`. Separate, because the code for positioning is larger than everything else. */
export function ExplanationBubble({ text, isOpen, onClose, opener }: Props) {
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={opener as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          sideOffset={6}
          collisionPadding={16}
          // The click on the opener itself closes it.
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
