import { useEffect, useState } from 'react';
import { Check, Share2 } from '#web/ui/icons.tsx';
import { type ShareOutcome, shareListing } from './share-listing.ts';

const SAID_FOR_MS = 4000;
const NEWS: Readonly<Partial<Record<ShareOutcome, string>>> = {
  copied: 'Bağlantı kopyalandı',
  failed: 'Kopyalanamadı',
};

/** Shares a listing's address, and says so when it was only copied. */
export function ShareButton({ id, title }: { id: number; title: string }) {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const news = outcome && NEWS[outcome];
  useEffect(() => {
    if (!news) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [news]);

  async function share(): Promise<void> {
    const browser = { share: navigator.share?.bind(navigator), clipboard: navigator.clipboard };
    setOutcome(await shareListing(browser, { title, url: `${location.origin}/ilan/${id}` }));
  }

  const Icon = outcome === 'copied' ? Check : Share2;
  return (
    <>
      <button
        type="button"
        onClick={() => void share()}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold text-ink hover:bg-sunk"
      >
        <Icon size={20} aria-hidden="true" />
        <span className={news ? undefined : 'max-sm:sr-only'}>{news ?? 'Paylaş'}</span>
      </button>
      <span role="status" className="sr-only">
        {news}
      </span>
    </>
  );
}
