import { PAPER_NEWS, PAPER_NEWS_LABELS, type PaperNews } from '#shared/alert-rules.ts';
import type { AlertPreview } from '#shared/alerts.ts';
import { formatNumber } from '#shared/text/money.ts';
import { useSubscription } from '#web/features/members/subscription/index.ts';
import { CheckBox } from '#web/ui/form/check-box.tsx';

type Props = {
  chosen: readonly PaperNews[];
  onChange: (chosen: PaperNews[]) => void;
  preview: AlertPreview | undefined;
};

/** Chooses which findings in documents an alert also reports: for premium, like the findings themselves (D20). */
export function PaperNewsChoice({ chosen, onChange, preview }: Props) {
  const { isPremium } = useSubscription();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">
        Okunan belgelerden de haber ver <span className="font-normal text-ink-soft">· Premium</span>
      </legend>
      {PAPER_NEWS.map((news) => (
        <CheckBox
          key={news}
          label={PAPER_NEWS_LABELS[news]}
          hint={preview ? hintOf(news, preview) : undefined}
          checked={chosen.includes(news)}
          onChange={({ target }) =>
            onChange(PAPER_NEWS.filter((one) => (one === news ? target.checked : chosen.includes(one))))
          }
        />
      ))}
      {isPremium ? null : (
        <p className="text-sm text-ink-soft">Seçiminiz saklanır; bu bildirimler Premium üyeliğiniz sürerken gelir.</p>
      )}
    </fieldset>
  );
}

function hintOf(news: PaperNews, { withContradictions, withFindings }: AlertPreview): string {
  return news === 'contradiction'
    ? `Şu an eşleşen ${formatNumber(withContradictions)} ilanda çelişki var.`
    : `Şu an eşleşen ${formatNumber(withFindings)} ilanın belgesinde bilgi bulundu.`;
}
