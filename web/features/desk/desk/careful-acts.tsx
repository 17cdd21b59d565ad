import { type ReactNode, useId } from 'react';

type Props = { children: ReactNode };

/** Acts that do harm if used by mistake: separate, at the end of a page, each one folded. */
export function CarefulActs({ children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-5 flex flex-col gap-3 border-t border-line pt-5">
      <h2 id={id} className="text-lg font-semibold">
        Dikkat isteyen işlemler
      </h2>
      {children}
    </section>
  );
}
