import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillHtml } from '#shared/content/fill-marks.ts';
import type { DeskText, TextPreview } from '#shared/desk/desk-texts.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { Prose } from '#web/features/site/content/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';
import { TriangleAlert } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

type Props = { text: DeskText; begin: string; onDone: () => void };

/** Edits a text in Markdown, previews it as the page will show it, and publishes it. */
export function TextEditor({ text, begin, onDone }: Props) {
  const [source, setSource] = useState(begin);
  const { folder, file } = text;
  const preview = useMutation({
    mutationFn: () => sendJson('POST', apiPath('/api/desk/texts/:folder/:file/preview', { folder, file }), { source }),
    onError: (error) => showFailure('Önizlenemedi.', error),
  });
  return (
    <>
      <ActForm
        title="Düzenlenen metin"
        hint={<Hint isQuestions={folder === 'faq'} />}
        button="Metni yayımla"
        path={apiPath('/api/desk/texts/:folder/:file', { folder, file })}
        read={(data) => ({ body: { source: textOf(data, 'source'), base: text.base } })}
        onDone={onDone}
      >
        {(errors) => (
          <>
            <TextArea
              id="metin"
              name="source"
              label="Metin"
              rows={18}
              spellCheck
              lang="tr"
              maxLength={40_000}
              value={source}
              onChange={(event) => setSource(event.target.value)}
              error={errors.source}
            />
            <div>
              <Button look="secondary" aria-disabled={preview.isPending} onClick={() => preview.mutate()}>
                {preview.isPending ? 'Bekleyin…' : 'Önizle'}
              </Button>
            </div>
          </>
        )}
      </ActForm>
      {preview.data ? <Preview {...preview.data} /> : null}
    </>
  );
}

function Hint({ isQuestions }: { isQuestions: boolean }) {
  return (
    <p>
      Markdown ile yazılır; HTML kabul edilmez.{' '}
      {isQuestions
        ? 'Her soru ## ile başlar, sonuna {popüler} yazılan soru öne çıkar. '
        : 'Ara başlıklar ## ile başlar. '}
      Yasanın ve sitenin sayıları elle yazılmaz: {'{{teminat-orani}}'} gibi adlarıyla yazılır ve yasa değişince otomatik
      yenilenir.
    </p>
  );
}

function Preview({ faults, html }: TextPreview) {
  const { data: company } = useQuery(companyQuery);
  return (
    <section aria-labelledby="onizleme" className="sheet p-5">
      <h3 id="onizleme" className="text-lg font-semibold">
        Önizleme
      </h3>
      <div role="status">
        {faults.length === 0 ? (
          <p className="mt-1 text-sm text-green">Yayımlanabilir.</p>
        ) : (
          <ul className="mt-2 flex flex-col gap-1 text-sm text-red">
            {faults.map((fault) => (
              <li key={fault} className="flex gap-2">
                <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
                <span className="min-w-0 break-words">{fault}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {company ? <Prose html={fillHtml(html, company)} className="mt-4" /> : null}
    </section>
  );
}
