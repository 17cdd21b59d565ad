import { MASKED_WORDS } from '#shared/field-rules/desk-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';

/** Masks words wherever they occur in a listing. */
export function MaskForm({ id }: { id: number }) {
  return (
    <ActForm
      isFolded
      title="Kelime kapatma"
      hint="Metinde, ilandan okunan cümlelerde, geçmişte, arama dizininde, bildirimlerde ve bekleyen e-postalarda yerine *** yazılır; kaynak yeniden gönderse de. Geri alınamaz."
      button="Kelimeyi kapat"
      path={apiPath('/api/desk/listings/:id/masks', { id })}
      read={(data) => {
        const words = textOf(data, 'words').trim();
        const fault = fieldFault(MASKED_WORDS, words);
        return fault
          ? { errors: { words: fault } }
          : { body: { words, takesDocuments: data.get('takesDocuments') === 'on' } };
      }}
    >
      {(errors) => (
        <>
          <TextField
            id="kapatilacak"
            name="words"
            label="Kelime ya da ad soyad"
            hint="Büyük küçük harf fark etmez; en çok altı kelime, yan yana."
            autoComplete="off"
            maxLength={200}
            error={errors.words}
          />
          <CheckBox
            name="takesDocuments"
            label="İlanın belgelerini de kaldır"
            hint="Belgelerin içinde kelime kapatılamaz."
          />
        </>
      )}
    </ActForm>
  );
}
