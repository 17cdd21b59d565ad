import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import { formatDate } from '#shared/text/dates.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { CalendarPlus } from '#web/ui/icons.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { endFeed, feedQuery, makeFeed } from './calendar-calls.ts';

/** The secret address from which calendar programs read a member's dates: create, show once, delete. */
export function FeedSection({ user }: { user: User }) {
  const { data, error, refetch } = useQuery({ ...feedQuery(user), refetchOnMount: 'always' });
  return (
    <section aria-labelledby="takvim-aboneligi" className="sheet p-5 sm:p-6">
      <h2 id="takvim-aboneligi" className="text-lg font-semibold">
        Takvim aboneliği
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Telefonunuzun ya da bilgisayarınızın takvimi, kaydettiğiniz ilanların tarihlerini bu adresten okur. Tarih
        değişirse kayıt da değişir.
      </p>
      <div className="mt-4 flex flex-col items-start gap-4">
        {error && !data ? (
          <LoadFailure title="Takvim aboneliği yüklenemedi." error={error} onRetry={() => void refetch()} />
        ) : null}
        {!error && !data ? <LoadingRows label="Takvim aboneliği yükleniyor" count={1} /> : null}
        {data ? <FeedAddress user={user} createdAt={data.createdAt} /> : null}
      </div>
    </section>
  );
}

function FeedAddress({ user, createdAt }: { user: User; createdAt: string | null }) {
  const queryClient = useQueryClient();
  const [address, setAddress] = useState<string>();
  const making = useMutation({
    mutationFn: () => makeFeed(queryClient, user),
    onSuccess: setAddress,
    onError: (error) => showFailure('Takvim adresi açılamadı.', error),
  });
  const ending = useMutation({
    mutationFn: () => endFeed(queryClient, user),
    onSuccess: () => {
      setAddress(undefined);
      showToast({ kind: 'done', title: 'Abonelik adresi kapatıldı' });
    },
    onError: (error) => showFailure('Abonelik adresi kapatılamadı.', error),
  });
  const isBusy = making.isPending || ending.isPending;
  return (
    <>
      <div role="status" className="w-full">
        {address ? <NewAddress address={address} /> : null}
      </div>
      {createdAt !== null && !address ? (
        <p className="text-sm">
          {`Adresiniz ${formatDate(new Date(createdAt))} tarihinden beri açık. Güvenlik için yalnızca açıldığında gösterilir. Kaybettiyseniz yenisini açın; eskisi o anda kapanır.`}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          look={createdAt === null ? 'primary' : 'secondary'}
          aria-disabled={isBusy}
          onClick={() => isBusy || making.mutate()}
        >
          <CalendarPlus size={20} aria-hidden="true" />
          {createdAt === null ? 'Takvimime bağla' : 'Yeni adres aç'}
        </Button>
        {createdAt === null ? null : (
          <Button look="secondary" aria-disabled={isBusy} onClick={() => isBusy || ending.mutate()}>
            Adresi kapat
          </Button>
        )}
      </div>
    </>
  );
}

function NewAddress({ address }: { address: string }) {
  return (
    <div className="rounded-control bg-petrol-tint p-4 text-sm">
      <p className="font-semibold">Abonelik adresiniz</p>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <code className="min-w-0 break-all">{address}</code>
        <CopyButton text={address} label="Abonelik adresini kopyala" />
      </p>
      <p className="mt-2">
        Adresi bilen herkes bu tarihleri okuyabilir; kimseyle paylaşmayın. Bir daha gösterilmez, şimdi takviminize
        ekleyin.
      </p>
      <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary', 'mt-3')}>
        Takvim uygulamasında aç
      </a>
    </div>
  );
}
