import { useEffect, useState } from 'react';
import { Check, Share2 } from '#web/ui/icons.tsx';
import { classNames } from '../class-names.ts';
import { SHARE_NEWS, type ShareOutcome, sharePath } from './share-address.ts';

const SAID_FOR_MS = 4000;

type Props = {
  /** The path to share. */
  path: string;
  title: string;
  /** The button's style; by default for a bar with other buttons. */
  look?: 'bar' | 'pill';
};

const LOOKS = {
  bar: 'min-h-11 rounded-control px-3 text-ink hover:bg-sunk',
  pill: 'min-h-8 shrink-0 rounded-full border border-line-strong bg-sheet px-3.5 sm:min-h-9 text-petrol hover:bg-petrol-tint [html:not([data-hydrated])_&]:invisible',
} as const;

/** Shares a path of this site, and reports if it was only copied. */
export function ShareButton({ path, title, look = 'bar' }: Props) {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const news = outcome && SHARE_NEWS[outcome];
  useEffect(() => {
    if (!news) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [news]);

  async function share(): Promise<void> {
    setOutcome(await sharePath(title, path));
  }

  const Icon = outcome === 'copied' ? Check : Share2;
  return (
    <>
      <button
        type="button"
        onClick={() => void share()}
        className={classNames('inline-flex items-center gap-1.5 text-sm font-semibold', LOOKS[look])}
      >
        <Icon size={look === 'bar' ? 20 : 18} aria-hidden="true" />
        <span className={news ? undefined : 'max-sm:sr-only'}>{news ?? 'Paylaş'}</span>
      </button>
      <span role="status" className="sr-only">
        {news}
      </span>
    </>
  );
}
