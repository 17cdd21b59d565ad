import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { Alert } from '#shared/alerts.ts';
import { Button } from '#web/ui/button.tsx';
import { BellRing, Plus } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { searchOfAlert } from './alert-criteria.ts';
import { AlertEditor } from './alert-editor.tsx';
import { AlertRow } from './alert-row.tsx';
import { alertsQuery } from './alerts-query.ts';
import { DeleteAlertDialog } from './delete-alert-dialog.tsx';

/** The dialog that is open over the list. */
type Open = { kind: 'new' } | { kind: 'edit'; alert: Alert } | { kind: 'delete'; alert: Alert };

/** A member's alerts: create, change, switch on and off, delete (spec §2). */
export function AlertsPanel({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(alertsQuery(user));
  const [open, setOpen] = useState<Open>();
  if (error && !data) return <LoadFailure title="Uyarılar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Uyarılar yükleniyor" />;
  const edited = open?.kind === 'edit' ? open.alert : undefined;
  const add = (
    <Button onClick={() => setOpen({ kind: 'new' })}>
      <Plus size={20} aria-hidden="true" />
      Yeni uyarı kur
    </Button>
  );
  return (
    <>
      {data.length === 0 ? (
        <MessageState icon={BellRing} title="Henüz uyarınız yok." action={add}>
          Bir aramayı kaydedin; kriterlerinize uyan yeni ihaleler yayımlandıkça size bildirelim.
        </MessageState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <p className="tabular text-ink-soft">{summary(data)}</p>
            {add}
          </div>
          <ul aria-label="Uyarılar" className="grid gap-3 lg:grid-cols-2">
            {data.map((alert) => (
              <li key={alert.id}>
                <AlertRow
                  alert={alert}
                  onEdit={() => setOpen({ kind: 'edit', alert })}
                  onDelete={() => setOpen({ kind: 'delete', alert })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <AlertEditor
        isOpen={open?.kind === 'new' || open?.kind === 'edit'}
        onClose={() => setOpen(undefined)}
        user={user}
        alert={edited}
        search={edited ? searchOfAlert(edited.searchCriteria) : {}}
        understood={edited ? searchOfAlert(edited.understoodCriteria) : {}}
      />
      <DeleteAlertDialog alert={open?.kind === 'delete' ? open.alert : undefined} onClose={() => setOpen(undefined)} />
    </>
  );
}

function summary(alerts: readonly Alert[]): string {
  const active = alerts.filter(({ isActive }) => isActive).length;
  return active === alerts.length ? `${alerts.length} uyarı` : `${alerts.length} uyarı, ${active} tanesi aktif`;
}
