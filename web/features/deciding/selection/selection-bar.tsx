import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ListingSummary } from '#shared/listings.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { useAlertEditor } from '#web/features/deciding/alerts/index.ts';
import { MOST_COMPARED } from '#web/features/deciding/compare/index.ts';
import { FileButton } from '#web/features/deciding/result-files/index.ts';
import { saveAll } from '#web/features/deciding/saved-ads/index.ts';
import { searchFilePath, searchHref } from '#web/features/market/search/index.ts';
import { askToJoin, useMember } from '#web/features/members/accounts/index.ts';
import { BellPlus, Heart, type IconComponent, Scale, Share2, Tag, X } from '#web/ui/icons.tsx';
import { SHARE_NEWS, sharePath } from '#web/ui/share/share-address.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { TagDialog } from './tag-dialog.tsx';
import type { Selection } from './use-selection.ts';

/** The maximum number of listings that a search's address can contain. */
const MOST_CHOSEN = 100;

type Props = {
  selection: Selection;
  properties: readonly ListingSummary[];
  /** The action of a list of saved listings, which replaces saving. */
  ownAct?: ReactNode;
};

/** The actions for the selected listings; on phones this replaces the bar at the bottom. */
export function SelectionBar({ selection, properties, ownAct }: Props) {
  const { ids } = selection;
  const chosen = properties.filter(({ id }) => ids.includes(id));
  return (
    <section
      data-bottom-bar="tall"
      data-selection-bar
      aria-label="Seçilen ilanlar"
      className="selection-bar animate-fade-in print:hidden"
    >
      <p role="status" className="tabular shrink-0 text-sm font-semibold">
        {ids.length === 0 ? 'İlan seçin' : `${ids.length} ilan seçildi`}
      </p>
      <button type="button" className="selection-act" onClick={selection.chooseAll}>
        {`Tümünü seç (${properties.length})`}
      </button>
      <button type="button" className="selection-act" aria-label="Seçimi bitir" onClick={selection.stop}>
        <X size={20} aria-hidden="true" />
      </button>
      {ids.length > 0 ? <Acts chosen={chosen} ownAct={ownAct} /> : null}
    </section>
  );
}

function Acts({ chosen, ownAct }: { chosen: readonly ListingSummary[]; ownAct: ReactNode }) {
  const ids = chosen.map(({ id }) => id);
  const queryClient = useQueryClient();
  const user = useMember();
  const navigate = useNavigate();
  const [isTagging, setTagging] = useState(false);
  const alike = alikeSearch(chosen);
  const alert = useAlertEditor({ search: alike, understood: alike });
  const these: SearchParameters = { ids: ids.slice(0, MOST_CHOSEN).join(','), includeEnded: '1' };

  function asMember(act: () => void, message: string): void {
    if (user) act();
    else askToJoin(message, act);
  }

  function compare(): void {
    if (ids.length >= 2 && ids.length <= MOST_COMPARED)
      void navigate({ to: '/karsilastir', search: { ilanlar: ids.join(',') } });
    else showToast({ kind: 'plain', title: `Karşılaştırmak için 2 ile ${MOST_COMPARED} arasında ilan seçin.` });
  }

  async function share(): Promise<void> {
    const path = searchHref(these);
    const outcome = await sharePath(`Peyda’da ${ids.length} ihale`, path);
    const title = SHARE_NEWS[outcome];
    if (title && outcome === 'failed') showToast({ kind: 'error', title, description: `${location.origin}${path}` });
    else if (title) showToast({ kind: 'done', title });
  }

  return (
    <div className="selection-acts">
      {ownAct ?? (
        <Act
          icon={Heart}
          label="Kaydet"
          onPress={() => asMember(() => void saveAll(queryClient, ids), 'İlanları kaydetmek için üye olmalısınız.')}
        />
      )}
      <Act icon={Scale} label="Karşılaştır" onPress={compare} />
      <Act
        icon={Tag}
        label="Etiketle"
        onPress={() => asMember(() => setTagging(true), 'İlanları etiketlemek için üye olmalısınız.')}
      />
      <Act icon={Share2} label="Paylaş" onPress={() => void share()} />
      <FileButton
        path={searchFilePath(these)}
        name="peyda-secilen-ilanlar.csv"
        label="İndir"
        note="Seçtiğiniz ilanlar, CSV dosyası olarak"
        className="selection-act"
      />
      <Act icon={BellPlus} label="Uyarı" name="Uyarı kur: seçtiklerinize benzer ihaleler" onPress={alert.open} />
      {alert.editor}
      {user ? <TagDialog isOpen={isTagging} onClose={() => setTagging(false)} ids={ids} user={user} /> : null}
    </div>
  );
}

type ActProps = { icon: IconComponent; label: string; name?: string; onPress: () => void };

function Act({ icon: Icon, label, name, onPress }: ActProps) {
  return (
    <button type="button" className="selection-act" aria-label={name} title={name} onClick={onPress}>
      <Icon size={20} aria-hidden="true" />
      {label}
    </button>
  );
}

/** A search for listings of the same kinds, in the same provinces, that cost no more. */
function alikeSearch(chosen: readonly ListingSummary[]): SearchParameters {
  const namesOf = (values: readonly (string | null)[]) =>
    [...new Set(values)].filter((value) => value !== null).join(',');
  const prices = chosen.flatMap(({ price }) => price ?? []);
  const city = namesOf(chosen.map(({ il }) => il));
  return {
    subCategory: namesOf(chosen.map(({ tur }) => tur)),
    ...(city !== '' && { city }),
    ...(prices.length > 0 && { maxPrice: String(Math.ceil(Math.max(...prices))) }),
  };
}
