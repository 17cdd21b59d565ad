import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Alert } from '#shared/alerts.ts';
import { formatDate } from '#shared/text/dates.ts';
import { Pencil, Search, Trash2 } from '#web/ui/icons.tsx';
import { SwitchControl } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { searchOfAlert } from './alert-criteria.ts';
import { saveAlert } from './alerts-query.ts';
import { CriteriaLabels } from './criteria-labels.tsx';
import { PaperNewsLine } from './paper-news-line.tsx';

type Props = { alert: Alert; onEdit: () => void; onDelete: () => void };

const ACTION =
  'inline-flex min-h-10 items-center gap-1.5 rounded-control px-2.5 text-sm font-semibold text-petrol hover:bg-petrol-tint';

/** An alert: its criteria, whether it is active, and its actions. */
export function AlertRow({ alert, onEdit, onDelete }: Props) {
  const { alertName, searchCriteria, createdAt } = alert;
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isActive: boolean) => saveAlert(queryClient, { alertName, searchCriteria, isActive }, alert.id),
    onSuccess: () => showToast({ kind: 'done', title: 'Uyarı güncellendi' }),
    onError: (error) => showFailure('Uyarı kaydedilirken bir hata oluştu.', error),
  });
  // Shows the new state at once, until the server responds.
  const isActive = isPending ? variables : alert.isActive;
  return (
    <article className="sheet flex h-full flex-col p-4 sm:p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="leading-snug font-semibold">{alertName}</h2>
          <p className="tabular mt-0.5 text-sm text-ink-faint">{formatDate(new Date(createdAt))} tarihinde kuruldu</p>
        </div>
        <span className="flex shrink-0 items-center gap-2.5">
          <span aria-hidden="true" className="text-sm font-medium text-ink-soft">
            {isActive ? 'Aktif' : 'Pasif'}
          </span>
          <SwitchControl
            name={`${alertName}: ${isActive ? 'Aktif' : 'Pasif'}`}
            isOn={isActive}
            onChange={(next) => isPending || mutate(next)}
          />
        </span>
      </div>
      <div className="mt-3 flex flex-col gap-2">
        <CriteriaLabels typed={searchOfAlert(searchCriteria)} understood={searchOfAlert(alert.understoodCriteria)} />
        <PaperNewsLine paperNews={alert.paperNews} />
      </div>
      <Actions alert={alert} onEdit={onEdit} onDelete={onDelete} />
    </article>
  );
}

function Actions({ alert, onEdit, onDelete }: Props) {
  const { alertName, understoodCriteria } = alert;
  return (
    <div className="mt-auto -mb-1 -ml-2.5 flex pt-3 flex-wrap gap-1">
      <Link
        to="/search"
        search={searchOfAlert(understoodCriteria)}
        aria-label={`Sonuçlar: ${alertName}`}
        className={ACTION}
      >
        <Search size={18} aria-hidden="true" />
        Sonuçlar
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onEdit}
        aria-label={`Düzenle: ${alertName}`}
        className={ACTION}
      >
        <Pencil size={18} aria-hidden="true" />
        Düzenle
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onDelete}
        aria-label={`Sil: ${alertName}`}
        className={ACTION}
      >
        <Trash2 size={18} aria-hidden="true" />
        Sil
      </button>
    </div>
  );
}
