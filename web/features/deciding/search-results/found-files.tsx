import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListingSummary } from '#shared/listings.ts';
import { fileNumbersIn } from '#shared/text/file-numbers.ts';
import { formatNumber } from '#shared/text/money.ts';
import { saveAll } from '#web/features/deciding/saved-ads/index.ts';
import { askToJoin, useMember } from '#web/features/members/accounts/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Heart } from '#web/ui/icons.tsx';

type Props = {
  /** The files that are searched for, as in the search parameter. */
  asked: string | undefined;
  properties: readonly ListingSummary[];
  total: number;
  /** Loads all results onto the page; returns their numbers. */
  loadAll: () => Promise<readonly number[]>;
};

/** For a search for several files: how many were found, which were not, and a button that saves all listings. */
export function FoundFiles({ asked = '', properties, total, loadAll }: Props) {
  const queryClient = useQueryClient();
  const user = useMember();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveAll(queryClient, await loadAll()),
  });
  const files = [...new Set(fileNumbersIn(asked))];
  if (files.length < 2) return null;
  const found = new Set(properties.flatMap(({ dosyaBilgi }) => fileNumbersIn(dosyaBilgi ?? '')));
  // The missing files are unknown until all pages are loaded.
  const missing = properties.length < total ? [] : files.filter((file) => !found.has(file));

  function press(): void {
    if (isPending) return;
    if (user) mutate();
    else askToJoin('İlanları kaydetmek için üye olmalısınız.', mutate);
  }

  return (
    <section
      aria-label="Aranan dosyalar"
      className="sheet mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 p-3 print:hidden"
    >
      <div className="min-w-0 grow basis-60">
        <p className="tabular font-semibold">
          {missing.length === 0
            ? `${files.length} dosya numarası için ${formatNumber(total)} ilan var.`
            : `${files.length} dosyanın ${files.length - missing.length} tanesi bulundu, ${formatNumber(total)} ilan.`}
        </p>
        {missing.length > 0 ? (
          <p className="tabular text-sm text-ink-soft">{`Bulunamayan: ${missing.join(', ')}`}</p>
        ) : null}
      </div>
      <Button aria-disabled={isPending} onClick={press}>
        <Heart size={20} aria-hidden="true" />
        {isPending ? 'Kaydediliyor…' : `Hepsini kaydet (${formatNumber(total)})`}
      </Button>
    </section>
  );
}
