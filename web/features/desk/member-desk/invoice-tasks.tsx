import { useState } from 'react';
import type { DeskPayments } from '#shared/desk/desk-payments.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { INVOICE_NUMBER } from '#shared/field-rules/order-fields.ts';
import { INVOICE_PDF_MB, INVOICE_PDF_TOO_LARGE } from '#shared/orders/invoice-names.ts';
import { toLira } from '#shared/orders/order-rules.ts';
import { formatDate, istanbulDate } from '#shared/text/dates.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { ActDialog, DeskTable } from '#web/features/desk/desk/index.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { FileButton } from '#web/ui/form/file-button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type FormErrors, textOf } from '#web/ui/form/use-form-errors.ts';

type Task = DeskPayments['tasks'][number];

const STATES: Readonly<Record<Task['state'], string>> = {
  waiting: 'Bekliyor',
  blocked: 'Önce satışın faturası',
  reported: 'Entegratöre bildirildi',
};

/** Payments and refunds without an invoice; the accountant's invoices are entered here. */
export function InvoiceTasks({ tasks }: { tasks: readonly Task[] }) {
  return (
    <>
      <DeskTable
        title="Düzenlenecek faturalar"
        none="Düzenlenecek fatura yok."
        columns={['Belge', 'Sipariş', 'Alıcı', 'Tutar', 'En geç', 'Durum', 'İşlem']}
        numbers={['Tutar']}
        rows={tasks.map((task) => ({
          key: task.id,
          cells: [
            task.document,
            task.reference,
            task.buyer,
            formatLiraExact(toLira(task.totalKurus)),
            formatDate(new Date(task.dueBy)),
            STATES[task.state],
            task.state === 'blocked' ? '–' : <EnterInvoice key="act" task={task} />,
          ],
        }))}
      />
      {tasks.length > 0 ? (
        <div>
          <DownloadButton path="/api/desk/invoices.csv" name="peyda-duzenlenecek-faturalar.csv">
            CSV indir
          </DownloadButton>
        </div>
      ) : null}
    </>
  );
}

function EnterInvoice({ task }: { task: Task }) {
  const [file, setFile] = useState<{ name: string; pdf: string }>();
  return (
    <ActDialog
      opener="Faturayı işle"
      openerName={`Faturayı işle: ${task.reference}`}
      title="Faturayı işleme"
      hint="Düzenlenen belgenin numarası, günü ve PDF’i; üyeye e-postayla gönderilir."
      facts={<p className="font-semibold break-words">{`${task.document}, ${task.reference}, ${task.buyer}`}</p>}
      button="Faturayı işle"
      path={apiPath('/api/desk/invoices/:id', { id: task.id })}
      reason="Fatura düzenlendi."
      read={(data) => readInvoice(data, file?.pdf)}
      onDone={() => setFile(undefined)}
    >
      {(errors) => (
        <>
          <TextField id="fatura-no" name="number" label="Fatura numarası" autoComplete="off" error={errors.number} />
          <TextField
            id="fatura-gunu"
            name="issuedOn"
            type="date"
            label="Düzenleme günü"
            defaultValue={istanbulDate(new Date())}
            error={errors.issuedOn}
          />
          <div className="flex flex-wrap items-center gap-3">
            <FileButton
              label={file ? 'Başka PDF seç' : 'PDF seç'}
              sending="Okunuyor…"
              accept=".pdf,application/pdf"
              mostMb={INVOICE_PDF_MB}
              tooLarge={INVOICE_PDF_TOO_LARGE}
              send={async (given) => setFile({ name: given.name, pdf: base64Of(await given.arrayBuffer()) })}
              failed="Dosya okunamadı."
            />
            <p role="status" className="min-w-0 text-sm break-words text-ink-soft">
              {file?.name}
            </p>
          </div>
          {errors.pdf ? (
            <p role="alert" className="text-sm font-medium text-red">
              {errors.pdf}
            </p>
          ) : null}
        </>
      )}
    </ActDialog>
  );
}

function readInvoice(data: FormData, pdf: string | undefined) {
  const [number, issuedOn] = [textOf(data, 'number').trim().toUpperCase(), textOf(data, 'issuedOn')];
  const errors: FormErrors = {
    number: fieldFault(INVOICE_NUMBER, number),
    issuedOn: issuedOn === '' ? 'Düzenleme gününü yazın.' : undefined,
    pdf: pdf === undefined ? 'PDF’i seçin.' : undefined,
  };
  return pdf === undefined || errors.number || errors.issuedOn ? { errors } : { body: { number, issuedOn, pdf } };
}

/** A file's bytes in base64, as the call needs them. */
function base64Of(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}
