import { Link } from '@tanstack/react-router';
import { mayIn } from '#shared/organisations/organisation-rules.ts';
import type { Organisation, SharedAd, SharedNote } from '#shared/organisations/organisations.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatLira } from '#shared/text/money.ts';
import { ListingName, TimeLeft } from '#web/features/market/listing-cards/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';
import { NoteForm } from './note-form.tsx';
import { type Place, useAct } from './organisation-calls.ts';

type Props = { place: Place; organisation: Organisation; ad: SharedAd; now: Date };

/** A shared listing, who shared it, and its notes. */
export function SharedAdItem({ place, organisation, ad, now }: Props) {
  const { property, propertyId, sharedBy, savedAt, isOwn, hasEnded, notes } = ad;
  const tidies = mayIn(organisation.role, 'tidy');
  const shares = mayIn(organisation.role, 'share');
  const mayRemove = tidies || (shares && isOwn && notes.every((note) => note.isOwn));
  return (
    <article className="py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h3 className="font-semibold break-words">
            <Link
              to="/ilan/$id"
              params={{ id: String(propertyId) }}
              className="text-petrol underline-offset-4 hover:underline"
            >
              <ListingName property={property} fileClass="text-sm font-medium text-ink-soft" />
            </Link>
          </h3>
          <p className="tabular mt-1 text-sm text-ink-faint">
            {sharedBy} paylaştı, {formatDateTime(new Date(savedAt))}
          </p>
        </div>
        <div className="grow basis-56 sm:max-w-72">
          <p className="tabular">
            {property.price === null ? 'Muhammen bedel ilanda yok' : formatLira(property.price)}
          </p>
          <div className="mt-1">{hasEnded ? <Tag>Sona erdi</Tag> : <TimeLeft property={property} now={now} />}</div>
        </div>
        {mayRemove ? <Unshare place={place} propertyId={propertyId} title={property.title} /> : null}
      </div>
      {notes.length > 0 ? (
        <ul aria-label={`Notlar: ${property.title}`} className="mt-3 flex flex-col gap-2">
          {notes.map((note) => (
            <li key={note.id} className="rounded-control bg-sunk px-3 py-2">
              <Note place={place} propertyId={propertyId} note={note} mayDelete={tidies || (shares && note.isOwn)} />
            </li>
          ))}
        </ul>
      ) : null}
      {shares && organisation.isRunning ? (
        <NoteForm place={place} propertyId={propertyId} title={property.title} />
      ) : null}
    </article>
  );
}

function Unshare({ place, propertyId, title }: { place: Place; propertyId: number; title: string }) {
  const { act, isPending } = useAct(place, { failed: 'İlan kaldırılamadı.' });
  return (
    <ConfirmedButton
      label="Kaldır"
      name={`Kurumdan kaldır: ${title}`}
      question="İlan kurumdan kaldırılsın mı?"
      consequence="İlana yazılan bütün notlar da silinir. Herkesin kendi kayıtları kalır."
      isPending={isPending}
      onConfirm={() =>
        act(() =>
          sendJson('DELETE', apiPath('/api/organisations/:id/saved-ads/:propertyId', { id: place.id, propertyId })),
        )
      }
    />
  );
}

type NoteProps = { place: Place; propertyId: number; note: SharedNote; mayDelete: boolean };

function Note({ place, propertyId, note: { id, text, author, writtenAt }, mayDelete }: NoteProps) {
  const { act, isPending } = useAct(place, { failed: 'Not silinemedi.' });
  const when = formatDateTime(new Date(writtenAt));
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 grow">
        <p className="break-words whitespace-pre-line">{text}</p>
        <p className="tabular mt-1 text-sm text-ink-soft">
          {author}, {when}
        </p>
      </div>
      {mayDelete ? (
        <Button
          look="quiet"
          className="min-h-9 px-2 text-sm"
          aria-label={`Notu sil: ${author}, ${when}`}
          aria-disabled={isPending}
          onClick={() =>
            act(() =>
              sendJson(
                'DELETE',
                apiPath('/api/organisations/:id/saved-ads/:propertyId/notes/:noteId', {
                  id: place.id,
                  propertyId,
                  noteId: id,
                }),
              ),
            )
          }
        >
          Sil
        </Button>
      ) : null}
    </div>
  );
}
