import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { User } from '#shared/accounts.ts';
import { MAX_ALERT_NAME_LENGTH } from '#shared/alert-rules.ts';
import type { Alert } from '#shared/alerts.ts';
import { MAX_QUERY_LENGTH } from '#shared/search-filters/search-values.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { FilterPanel, withoutParameters } from '#web/features/market/search/index.ts';
import { useChannels } from '#web/features/members/notifications/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { criteriaOf, searchOfAlert } from './alert-criteria.ts';
import { AlertPreviewFigures } from './alert-preview-figures.tsx';
import { saveAlert, useAlertPreview } from './alerts-query.ts';
import { CriteriaLabels } from './criteria-labels.tsx';
import { PaperNewsChoice } from './paper-news-choice.tsx';
import { suggestAlertName } from './suggest-alert-name.ts';
export type AlertEditorProps = {
  isOpen: boolean;
  onClose: () => void;
  user: User;
  /** The alert to change; undefined for a new one. */
  alert?: Alert | undefined;
  /** The initial criteria, with the query as typed. */
  search: SearchParameters;
  /** The criteria that the query means. */
  understood: SearchParameters;
};

/** The dialog for creating or changing an alert. */
export function AlertEditor({ isOpen, onClose, ...rest }: AlertEditorProps) {
  const formId = useId();
  const [canSave, setCanSave] = useState(false);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={rest.alert ? 'Arama uyarısı' : 'Yeni arama uyarısı'}
      description="Kriterlere uyan yeni bir ihale yayımlandığında bildirim alırsınız."
      isForm
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} disabled={!canSave}>
            Uyarıyı kaydet
          </Button>
        </>
      }
    >
      {isOpen ? <Editor formId={formId} onCanSave={setCanSave} onDone={onClose} {...rest} /> : null}
    </Modal>
  );
}

type EditorProps = Omit<AlertEditorProps, 'isOpen' | 'onClose'> & {
  formId: string;
  onCanSave: (canSave: boolean) => void;
  onDone: () => void;
};

function Editor({ formId, onCanSave, onDone, user, alert, search: givenSearch, understood }: EditorProps) {
  const queryClient = useQueryClient();
  const [search, setSearch] = useState(givenSearch);
  const [paperNews, setPaperNews] = useState(alert?.paperNews ?? []);
  const searchCriteria = criteriaOf(search);
  // An alert keeps the meaning that it was saved with, as long as its criteria don't change.
  const isUnchanged = searchCriteria === criteriaOf(givenSearch);
  const preview = useAlertPreview(user, isUnchanged ? criteriaOf(understood) : searchCriteria);
  const needsMeaning = search.query !== undefined && !search.literal && preview.data !== undefined;
  const changed = needsMeaning ? searchOfAlert(preview.data.understoodCriteria) : search;
  const meaning = isUnchanged ? understood : changed;
  // The name is suggested from the criteria until the member types one.
  const [ownName, setOwnName] = useState(alert?.alertName);
  const name = ownName ?? suggestAlertName(meaning).slice(0, MAX_ALERT_NAME_LENGTH);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      // Left out if nothing was chosen: an alert is its name and its criteria (spec §7).
      const chosenNews = String(paperNews) === String(alert?.paperNews ?? []) ? {} : { paperNews };
      return saveAlert(queryClient, { alertName: name.trim(), searchCriteria, ...chosenNews }, alert?.id);
    },
    onSuccess: () => {
      const next = { label: 'Uyarılarım', href: '/user?tab=alerts' };
      showToast(
        alert
          ? { kind: 'done', title: 'Uyarı güncellendi' }
          : { kind: 'done', title: 'Uyarı oluşturuldu', action: next },
      );
      onDone();
    },
    onError: (error) => showFailure('Uyarı kaydedilirken bir hata oluştu.', error),
  });
  const canSave = name.trim() !== '' && !isPending;
  useReport(canSave, onCanSave);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (canSave) mutate();
  }

  return (
    <div className="flex flex-col gap-5">
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          id="alert-name"
          name="alertName"
          autoComplete="off"
          label="Uyarının adı"
          maxLength={MAX_ALERT_NAME_LENGTH}
          value={name}
          onChange={(event) => setOwnName(event.target.value)}
          data-first
        />
      </form>
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-semibold">Ne aranacak</p>
        <CriteriaLabels typed={search} understood={meaning} />
      </div>
      <AlertPreviewFigures preview={preview} onDrop={(criteria) => setSearch(withoutParameters(meaning, criteria))} />
      <Criteria search={search} onChange={setSearch} />
      <PaperNewsChoice chosen={paperNews} onChange={setPaperNews} preview={preview.data} />
      <Delivery />
    </div>
  );
}

/** Reports to the dialog around the form whether it can be saved. */
function useReport(canSave: boolean, onCanSave: (canSave: boolean) => void): void {
  useEffect(() => onCanSave(canSave), [canSave, onCanSave]);
}

/** Says whether a notification is also sent by mail (D8); nothing until that is known. */
function Delivery() {
  const hasMail = useChannels()?.email;
  if (hasMail === undefined) return null;
  if (hasMail)
    return <p className="text-sm text-ink-soft">Bildirimler, profilinizde açıksa e-posta adresinize de gelir.</p>;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      E-posta ile uyarı <Tag>Yakında</Tag>
    </p>
  );
}

type CriteriaProps = {
  search: SearchParameters;
  onChange: (search: SearchParameters) => void;
};

/** The criteria of spec §3; the panel folds the other criteria of an alert. */
function Criteria({ search, onChange }: CriteriaProps) {
  const { query: _query, ...others } = search;
  return (
    <section aria-label="Kriterler" className="flex flex-col gap-3.5 rounded-sheet border border-line px-4 py-4">
      <TextField
        id="alert-query"
        type="search"
        autoComplete="off"
        label="Aranan kelime"
        maxLength={MAX_QUERY_LENGTH}
        value={search.query ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? others : { ...search, query: target.value })}
      />
      <FilterPanel search={search} facets={undefined} onChange={onChange} isForAlert />
    </section>
  );
}
