import { FocusScope } from 'radix-ui/internal';
import { type RefObject, useLayoutEffect, useState } from 'react';

type Props = {
  viewport: RefObject<HTMLElement | null>;
  /** Whether a toast is shown. */
  isShown: boolean;
  onEscape: () => void;
};

/**
 * Makes F8 move the focus to a toast even from inside a dialog (spec §9), although a dialog traps the focus: while the
 * focus is on the toast, an empty focus scope pauses the dialog's own. Escape closes the toast, and Tab leaves it after
 * its last button; both return the focus, and the dialog stays open.
 */
export function ToastKeyboard({ viewport, isShown, onEscape }: Props) {
  const [dialog, setDialog] = useState<Element>();
  const isEntered = dialog !== undefined && isShown;

  // In the same frame as the toast: a key that is pressed at once must not reach only the dialog.
  useLayoutEffect(() => {
    if (!isShown) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const around = key === 'F8' ? document.activeElement?.closest('[role="dialog"]') : undefined;
      if (around) setDialog(around);
    };
    // Before the viewport's own handler, whose focus change the dialog would revert.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      setDialog(undefined);
    };
  }, [isShown]);

  useLayoutEffect(() => {
    // The region also contains the focus guards before and after the list; Tab reaches them last.
    const region = viewport.current?.parentElement;
    if (!isEntered || !region) return;
    const leave = () => setDialog(undefined);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !region.contains(relatedTarget)) leave();
    };
    const onTab = (event: KeyboardEvent) => {
      // A Tab inside the toasts is already handled; this one would move to the page behind the dialog.
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    };
    const onEscapeKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Before the dialog gets the key: a dialog ignores a key that is already handled and stays open.
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
        // A user who has clicked into the dialog keeps the focus there.
        if (dialog.contains(document.activeElement)) event.preventDefault();
      }}
    >
      <span hidden />
    </FocusScope.Root>
  );
}
