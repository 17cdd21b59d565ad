import type { Deps } from '#server/deps.ts';
import { csvText } from '#server/platform/tables/csv-cell.ts';
import { ORGANISATION_ROLE_NAMES } from '#shared/organisations/organisation-rules.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { type Asked, actInOrganisation } from './act-in-organisation.ts';
import { openOrganisation } from './list-organisations.ts';
import { noteInLog } from './note-in-log.ts';
import { listSharedAds } from './shared-ads.ts';

type Cell = string | number | null;
const HEAD = ['Satır', 'Kişi', 'E-posta', 'Rol', 'İlan no', 'Başlık', 'Muhammen bedel (TL)', 'Not', 'Tarih', 'Adres'];

/**
 * The data of an organisation as a file for spreadsheets: a line for each person, shared listing and note. Records the
 * export in the organisation's log. Throws 404, 403 ORGANISATION_ROLE.
 */
export async function exportOrganisation(
  deps: Pick<Deps, 'db' | 'clock'>,
  { origin, ...asked }: Asked & { readonly origin: string },
): Promise<string> {
  await actInOrganisation(deps, { ...asked, act: 'oversee' }, (tx, { id, at }) =>
    noteInLog(tx, { organisationId: id, at, by: asked.userId, act: 'export' }),
  );
  const { people } = await openOrganisation(deps, asked);
  const ads = await listSharedAds(deps, asked);
  const lines: Cell[][] = [
    HEAD,
    ...people.map(({ name, email, role, joinedAt }) => [
      'Kişi',
      name,
      email,
      ORGANISATION_ROLE_NAMES[role],
      ...[null, null, null, null],
      time(joinedAt),
      null,
    ]),
    ...ads.flatMap(({ property, sharedBy, savedAt, notes }) => {
      const listing = [property.id, property.title, property.price];
      const address = `${origin}/ilan/${property.id}`;
      return [
        ['Paylaşılan ilan', sharedBy, null, null, ...listing, null, time(savedAt), address],
        ...notes.map(({ author, text, writtenAt }) => [
          'Not',
          author,
          null,
          null,
          ...listing,
          text,
          time(writtenAt),
          address,
        ]),
      ];
    }),
  ];
  return csvText(lines);
}

const time = (at: string) => formatDateTime(new Date(at));
