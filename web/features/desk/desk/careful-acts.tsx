import { type ReactNode, useId } from 'react';

type Props = { children: ReactNode };

/** What harms where it is done by mistake: apart, at the end of a page, each act folded. */
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
