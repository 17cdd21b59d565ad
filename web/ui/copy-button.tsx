import { type Ref, useEffect, useState } from 'react';
import { Check, Copy } from '#web/ui/icons.tsx';
import { copyText } from '#web/ui/share/share-address.ts';

const SAID_FOR_MS = 3000;

/** Copies a text, such as the auction number that e-Satış needs. `label` names what is copied. */
export function CopyButton({ text, label, ref }: { text: string; label: string; ref?: Ref<HTMLButtonElement> }) {
  const [news, setNews] = useState<'Kopyalandı' | 'Kopyalanamadı'>();
  useEffect(() => {
    if (!news) return undefined;
    const timer = setTimeout(() => setNews(undefined), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [news]);
  const Icon = news === 'Kopyalandı' ? Check : Copy;
  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-label={label}
        onClick={async () => setNews((await copyText(navigator, text)) ? 'Kopyalandı' : 'Kopyalanamadı')}
        className="inline-flex size-8 items-center justify-center rounded-control text-petrol hover:bg-petrol-tint"
      >
        <Icon size={18} aria-hidden="true" />
      </button>
      <span role="status" className="text-xs text-ink-soft">
        {news}
      </span>
    </>
  );
}
