import type { Deps } from '#server/deps.ts';

/** The maximum number of pictures and documents fetched for one listing. */
const MAX_PICTURES = 30;
const MAX_DOCUMENTS = 50;
const MAX_URL_BYTES = 2000;
/** Listings per statement, because a first run over a whole market takes minutes. */
const BATCH = 3000;

/**
 * Records files of open listings after $2 that changed since their files were recorded. Skips listings that name no
 * file on another server. Listings whose addresses can't be fetched are read in every run, without any result.
 * `allImages` is a comma-separated list.
 */
const STATEMENT = `with changed as (
    select p.id, p.image_url, p.all_images, p.document_files
    from properties p
    where p.is_open and p.id > $2
      and (p.image_url like 'http%' or p.all_images like '%http%' or array_to_string(p.document_files, ' ') like '%http%')
      and not exists (select from mirrored_files f where f.property_id = p.id and f.noted_at >= p.changed_at)
    order by p.id limit ${BATCH}
  ), named as (
    select c.id, 'picture' as use, w.url, min(w.place) as place
    from changed c cross join lateral unnest(array_prepend(c.image_url, regexp_split_to_array(c.all_images, '\\s*,\\s*')))
      with ordinality as w(url, place)
    group by c.id, w.url
    union all
    select c.id, 'document', w.url, min(w.place)
    from changed c cross join lateral unnest(c.document_files) with ordinality as w(url, place)
    group by c.id, w.url
  ), ranked as (
    select *, row_number() over (partition by id, use order by place) as rank
    from named where url ~ '^https?://' and octet_length(url) <= ${MAX_URL_BYTES}
  ), noted as (
    insert into mirrored_files (property_id, use, url, next_try_at, noted_at)
    select id, use, url, $1, $1 from ranked
    where rank <= case use when 'picture' then ${MAX_PICTURES} else ${MAX_DOCUMENTS} end
    order by id, use, url
    on conflict (property_id, use, url) do update set noted_at = excluded.noted_at,
      -- A listing that was corrected may have had its files corrected, or repaired, with it.
      next_try_at = case when mirrored_files.state = 'pending' then mirrored_files.next_try_at
        else least(mirrored_files.next_try_at, greatest(excluded.noted_at, mirrored_files.checked_at + interval '1 day')) end
    returning xmax = 0 as is_new
  )
  select (select count(*)::int from noted where is_new) as noted, (select max(id) from changed) as last`;

/** Stops the checks of stored files after the auction has ended: their source does not replace them any more. */
const LEAVE_ENDED = `update mirrored_files f set next_try_at = null from properties p
  where p.id = f.property_id and not p.is_open and f.state = 'stored' and f.next_try_at <= $1`;

/**
 * Records new files that open listings name. Plans another fetch, at most once a day, for known files of listings that
 * have changed. Safe to repeat.
 */
export async function noteFiles(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ noted: number }> {
  let noted = 0;
  let last: string | null = '0';
  while (last !== null) {
    const { rows }: { rows: Noted[] } = await deps.db.$client.query<Noted>(STATEMENT, [deps.clock.now(), last]);
    noted += rows[0]?.noted ?? 0;
    last = rows[0]?.last ?? null;
  }
  await deps.db.$client.query(LEAVE_ENDED, [deps.clock.now()]);
  return { noted };
}

/** `last` is the id of the last listing that was read; `null` if there are no more. */
type Noted = { noted: number; last: string | null };
