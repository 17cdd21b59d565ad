import { useId } from 'react';
import { SubmitButton } from '../fields/submit-button.tsx';

type Props = { failure: string | undefined; isSending: boolean; sendingLabel: string; children: string };

/**
 * The submit button, with the last failure above it. The failure is not a live region: a toast has already announced
 * it.
 */
export function EntryButton({ failure, ...rest }: Props) {
  const id = useId();
  return (
    <>
      {failure ? (
        <p id={id} className="rounded-sheet bg-red-tint px-4 py-3 text-red">
          {failure}
        </p>
      ) : null}
      <SubmitButton describedBy={failure ? id : undefined} {...rest} />
    </>
  );
}
