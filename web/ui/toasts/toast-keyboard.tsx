import { FocusScope } from 'radix-ui/internal';
import { type RefObject, useEffect, useState } from 'react';

type Props = {
  viewport: RefObject<HTMLElement | null>;
  /** There is a toast to go to. */
  isShown: boolean;
  onEscape: () => void;
};

/**
 * Lets F8 lead to a toast from inside a dialog as well (spec §9), which keeps the keyboard to itself: while the keyboard is on the
 * toast a scope of its own, holding nothing, makes the dialog's rest. Escape closes the toast, Tab passes its last button;
 * both lead back to where the keyboard was, and the dialog stays open.
 */
export function ToastKeyboard({ viewport, isShown, onEscape }: Props) {
  const [dialog, setDialog] = useState<Element>();
  const isEntered = dialog !== undefined && isShown;

  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const around = key === 'F8' ? document.activeElement?.closest('[role="dialog"]') : undefined;
      if (around) setDialog(around);
    };
    // Before the viewport itself, which tries and is sent back by the dialog.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      setDialog(undefined);
    };
  }, [isShown]);

  useEffect(() => {
    // The region around the list has guards before and behind it, which Tab comes to last.
    const region = viewport.current?.parentElement;
    if (!isEntered || !region) return;
    const leave = () => setDialog(undefined);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !region.contains(relatedTarget)) leave();
    };
    const onTab = (event: KeyboardEvent) => {
      // What moves on inside the toasts has been dealt with; this would go to the page behind the dialog.
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    };
    const onEscapeKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Before any dialog hears of it: one that finds it dealt with stays open.
      event.preventDefault();
      onEscape();
    };
    region.addEventListener('focusout', onFocusOut);
    region.addEventListener('keydown', onTab);
    window.addEventListener('keydown', onEscapeKey, { capture: true });
    return () => {
      region.removeEventListener('focusout', onFocusOut);
      region.removeEventListener('keydown', onTab);
      window.removeEventListener('keydown', onEscapeKey, { capture: true });
    };
  }, [isEntered, viewport, onEscape]);

  if (!isEntered) return null;
  return (
    <FocusScope.Root
      asChild
      onMountAutoFocus={(event) => {
        event.preventDefault();
        viewport.current?.focus();
      }}
      onUnmountAutoFocus={(event) => {
        // Whoever went back into the dialog by pointer is left there.
        if (dialog.contains(document.activeElement)) event.preventDefault();
      }}
    >
      <span hidden />
    </FocusScope.Root>
  );
}
