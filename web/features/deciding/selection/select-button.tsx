import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { ListChecks } from '#web/ui/icons.tsx';
import type { SelectionBar } from './selection-bar.tsx';

type Props = ComponentProps<typeof SelectionBar>;

/** Starts and ends the selection of listings; the code of the selection bar is loaded on first use. */
export function SelectButton({ selection, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(button, selection.isOn);
  const Bar = useLoaded(selection.isOn, async () => (await import('./selection-bar.tsx')).SelectionBar);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-pressed={selection.isOn}
        aria-label="İlan seç"
        onClick={selection.isOn ? selection.stop : selection.start}
        className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border border-line-strong bg-sheet px-3.5 text-sm font-semibold text-petrol hover:bg-petrol-tint aria-pressed:bg-petrol-tint sm:min-h-9 [html:not([data-hydrated])_&]:invisible"
      >
        <ListChecks size={18} aria-hidden="true" />
        <span className="max-sm:sr-only">Seç</span>
      </button>
      {Bar && selection.isOn ? <Bar selection={selection} {...rest} /> : null}
    </>
  );
}

/** The checkboxes disappear when the selection ends: if one of them had the focus, the button gets it back. */
function useFocusBack(button: RefObject<HTMLButtonElement | null>, isOn: boolean): void {
  const wasOn = useRef(false);
  useEffect(() => {
    if (wasOn.current && !isOn && document.activeElement === document.body) button.current?.focus();
    wasOn.current = isOn;
  }, [button, isOn]);
}
