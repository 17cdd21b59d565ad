import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskLot } from '#shared/desk/desk-lots.ts';
import { OTHER_LISTING } from '#shared/field-rules/desk-fields.ts';
import { countFault } from '#shared/field-rules/field-rule.ts';
import { wholeDayText } from '#shared/text/dates.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath, type PathOf } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { readableValue } from './field-texts.ts';

type Other = DeskLot['others'][number];

/** The listings of the same lot, to be separated or joined by hand. */
export function LotSection({ id }: { id: number }) {
  const path = apiPath('/api/desk/listings/:id/lot', { id });
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'lot', id],
    queryFn: ({ signal }) => getJson(path, signal),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="ayni-mal" className="flex flex-col gap-3">
      <h3 id="ayni-mal" className="text-lg font-semibold">
        Aynı malın diğer ilanları
      </h3>
      {error ? (
        <LoadFailure title="Bağlı ilanlar yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : data ? (
        data.others.map((other) => <OtherListing key={other.id} path={path} other={other} />)
      ) : (
        <LoadingRows label="Bağlı ilanlar yükleniyor" count={1} />
      )}
      {data?.others.length === 0 ? <p className="text-ink-soft">Bağlı ilan yok.</p> : null}
      <ActForm
        isFolded
        title="Aynı mal olarak bağlama"
        hint="İki ilan birbirinin sayfasında diğer ihale olarak görünür; sonraki karşılaştırmalar bunu değiştirmez."
        button="İlanları bağla"
        path={path}
        read={readOther}
      >
        {(errors) => (
          <TextField
            id="obur-ilan"
            name="otherId"
            label="Diğer ilanın numarası"
            inputMode="numeric"
            autoComplete="off"
            error={errors.otherId}
          />
        )}
      </ActForm>
    </section>
  );
}

function readOther(data: FormData) {
  const text = textOf(data, 'otherId');
  const otherId = countFault(OTHER_LISTING, text);
  return otherId ? { errors: { otherId } } : { body: { otherId: Number(text), isSame: true } };
}

function OtherListing({ path, other }: { path: PathOf<'/api/desk/listings/:id/lot'>; other: Other }) {
  const [opened, setOpened] = useState<'part' | 'undecide'>();
  const { id, title, source, dosyaBilgi, endDate, price, isLinked, decided } = other;
  const toggle = (act: 'part' | 'undecide') => setOpened(opened === act ? undefined : act);
  return (
    <div className="sheet p-4">
      <p>
        <Link
          to="/yonetim/$"
          params={{ _splat: `ilanlar/${id}` }}
          className="inline-block min-h-6 font-semibold break-words text-petrol underline-offset-4 hover:underline"
        >
          {title}
        </Link>
      </p>
      <p className="tabular mt-1 text-sm text-ink-soft">
        {[
          `No ${id}`,
          dosyaBilgi,
          price === null ? null : readableValue('price', price),
          endDate && `bitiş ${wholeDayText(new Date(endDate))}`,
          source,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Tag hue={isLinked ? 'petrol' : 'plain'}>{isLinked ? 'Bağlı' : 'Ayrı'}</Tag>
        {decided === null ? null : <Tag hue="indigo">Masada karar verildi</Tag>}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {isLinked ? (
          <Button look="secondary" aria-expanded={opened === 'part'} onClick={() => toggle('part')}>
            Ayır<span className="sr-only">: {title}</span>
          </Button>
        ) : null}
        {decided === null ? null : (
          <Button look="secondary" aria-expanded={opened === 'undecide'} onClick={() => toggle('undecide')}>
            Kararı geri al<span className="sr-only">: {title}</span>
          </Button>
        )}
      </p>
      {opened ? (
        <div className="mt-4">
          <ActForm
            title={opened === 'part' ? 'İlanları ayırma' : 'Kararı geri alma'}
            hint={
              opened === 'part'
                ? 'Sonraki karşılaştırmalar bu iki ilanı yeniden bağlamaz.'
                : 'Sonraki karşılaştırma, iki ilanın aynı mal olup olmadığına yeniden bakar.'
            }
            button={opened === 'part' ? 'İlanları ayır' : 'Kararı geri al'}
            path={path}
            read={() => ({ body: { otherId: id, isSame: opened === 'part' ? false : null } })}
            onDone={() => setOpened(undefined)}
          />
        </div>
      ) : null}
    </div>
  );
}
