import { useQuery } from '@tanstack/react-query';
import type { UnmarkedNetworks as Networks } from '#shared/desk/desk-figures.ts';
import { formatNumber } from '#shared/text/money.ts';
import { getJson } from '#web/platform/api-client.ts';
import { LoadFailure } from '#web/ui/panel-states.tsx';
import { periodText } from './figure-texts.ts';

/** Networks from which many new browsers came; of who drops the cookie none comes back. */
export function UnmarkedNetworks() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'figures', 'networks'],
    queryFn: ({ signal }) => getJson<Networks>('/api/desk/figures/networks', signal),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="aglar" className="sheet min-w-0 p-4 sm:p-5">
      <h2 id="aglar" className="text-lg font-semibold">
        Çok sayıda yeni tarayıcı gelen ağlar
      </h2>
      <p className="mt-1 max-w-text text-sm text-ink-soft">
        Çerezini silen bir tarayıcı her ilanda yeni görünür ve geri gelmez. Bir ağdan on beş yeni tarayıcıdan
        sonrakiler, öncekiler geri geldikçe ayrı sayılır; gelmezse hepsi tek bir günlük hakkı paylaşır. Ağın adresi
        tutulmaz, yalnız özetinin başı gösterilir.
      </p>
      {error ? (
        <LoadFailure title="Ağlar yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <p className="mt-3 text-ink-soft">Dün ve bugün böyle bir ağ yok.</p>
      ) : data ? (
        <NetworkTable networks={data} />
      ) : null}
    </section>
  );
}

function NetworkTable({ networks }: { networks: Networks }) {
  return (
    <div className="mt-3 overflow-x-auto">
      <table className="tabular w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line-strong">
            {['Gün', 'Ağ', 'Yeni tarayıcı', 'Geri gelen', 'Açılan ilan'].map((name) => (
              <th key={name} scope="col" className="py-2 pr-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {networks.map(({ day, network, browsers, returned, listings }) => (
            <tr key={`${day} ${network}`} className="border-b border-line">
              <td className="py-2 pr-3">{periodText(day, 'day')}</td>
              <th scope="row" className="py-2 pr-3 font-normal">
                {network}
              </th>
              <td className="py-2 pr-3">{formatNumber(browsers)}</td>
              <td className="py-2 pr-3">{formatNumber(returned)}</td>
              <td className="py-2">{formatNumber(listings)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
