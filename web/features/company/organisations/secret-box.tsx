import { type ReactNode, useEffect, useRef } from 'react';
import { CopyButton } from '#web/ui/copy-button.tsx';

type Props = {
  title: string;
  secret: string;
  copyLabel: string;
  children: ReactNode;
  /** A command that tests the secret, ready to run. */
  trial?: string | undefined;
};

/** A secret that is shown only once: scrolled into view, and copied by pressing Enter. */
export function SecretBox({ title, secret, copyLabel, children, trial }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new secret has to be scrolled into view again
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    copy.current?.focus({ preventScroll: true });
  }, [secret]);
  return (
    <div ref={box} className="rounded-control bg-petrol-tint p-4 text-sm">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <code className="min-w-0 break-all">{secret}</code>
        <CopyButton ref={copy} text={secret} label={copyLabel} />
      </p>
      <p className="mt-2">{children}</p>
      {trial === undefined ? null : (
        <>
          <p className="mt-3 font-semibold">İlk çağrı</p>
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <code className="min-w-0 break-all">{trial}</code>
            <CopyButton text={trial} label="İlk çağrıyı kopyala" />
          </p>
        </>
      )}
    </div>
  );
}
