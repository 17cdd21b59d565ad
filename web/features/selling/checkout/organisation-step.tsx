import { type FormEvent, useEffect, useRef } from 'react';
import { ORGANISATION_NAME } from '#shared/field-rules/company-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { CORPORATE_SEATS } from '#shared/plans.ts';
import { cleanText } from '#shared/text/turkish-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';

type Props = {
  /** The name entered earlier; undefined at first. */
  known: string | undefined;
  /** Why the name was refused. */
  refusal: string | undefined;
  onNamed: (name: string) => void;
};

/** The name of the organisation, before the order for it starts. */
export function OrganisationStep({ known, refusal, onNamed }: Props) {
  const { form, errors, refuse } = useFormErrors();
  const refused = useRef(refusal);
  useEffect(() => {
    if (refused.current !== undefined) refuse({ organisationName: refused.current });
    refused.current = undefined;
  }, [refuse]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const name = cleanText(textOf(new FormData(event.currentTarget), 'organisationName'));
    if (!refuse({ organisationName: fieldFault(ORGANISATION_NAME, name) })) onNamed(name);
  }

  return (
    <section aria-labelledby="kurum-adi" className="sheet p-5 sm:p-6">
      <h2 id="kurum-adi" className="text-lg font-semibold">
        Kurumunuz
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {`Kurumun sahibi siz olursunuz; arkadaşlarınızı sonra e-postayla davet edersiniz. Plan ${CORPORATE_SEATS} kişiliktir.`}
      </p>
      <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          id="organisation-name"
          name="organisationName"
          label="Kurumun adı"
          hint="Davet ettikleriniz ve raporları okuyanlar bu adı görür."
          autoComplete="organization"
          maxLength={ORGANISATION_NAME.max}
          defaultValue={known}
          error={errors.organisationName}
        />
        <Button type="submit" className="min-h-12">
          Fatura bilgilerine geç
        </Button>
      </form>
    </section>
  );
}
