import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#shared/text/money.ts';
import { DeskTable } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { LoadFailure } from '#web/ui/panel-states.tsx';
import { periodText } from './figure-texts.ts';

const HINT =
  'Çerezini silen bir tarayıcı her ilanda yeni görünür ve geri gelmez. Bir ağdan on beş yeni tarayıcıdan sonrakiler, öncekiler geri geldikçe ayrı sayılır; gelmezse hepsi tek bir günlük hakkı paylaşır. Ağın adresi tutulmaz, yalnız özetinin başı gösterilir.';

/** Networks with many new browsers. A browser that drops the cookie never returns. */
export function UnmarkedNetworks() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'figures', 'networks'],
    queryFn: ({ signal }) => getJson('/api/desk/figures/networks', signal),
    staleTime: 0,
  });
  if (error) return <LoadFailure title="Ağlar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <DeskTable
      title="Çok sayıda yeni tarayıcı gelen ağlar"
      hint={HINT}
      none="Dün ve bugün böyle bir ağ yok."
      columns={['Gün', 'Ağ', 'Yeni tarayıcı', 'Geri gelen', 'Açılan ilan']}
      numbers={['Yeni tarayıcı', 'Geri gelen', 'Açılan ilan']}
      rows={data.map(({ day, network, browsers, returned, listings }) => ({
        key: `${day} ${network}`,
        cells: [periodText(day, 'day'), network, ...[browsers, returned, listings].map(formatNumber)],
      }))}
    />
  );
}
