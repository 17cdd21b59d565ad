import sharp from 'sharp';
import { mirrorFiles } from '#server/features/intake/mirroring/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { type ListingDetail, type ListingRecord, listingDetailSchema } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { registerMember } from './accounts/register-member.ts';
import { getApi } from './call-api.ts';
import { emptyTables } from './empty-tables.ts';
import { fetchPlainly, startFileServer } from './file-server.ts';
import { makeListingRecord } from './make-listing.ts';
import { openTestApp } from './open-test-app.ts';

const FAR_END = new Date(TEST_NOW.getTime() + 100 * DAY_MS);

/** A site, a source's file server, and functions to check how the site copies files of listings from that server. */
export async function openMirrorTest() {
  const { deps, app } = await openTestApp({ METRICS: 'on' });
  const source = await startFileServer();
  return {
    deps,
    app,
    source,
    at: (days: number) => deps.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS)),
    urlOf: (path: string) => `${source.url}${path}`,
    fetchFile: (url: string) => app.inject({ url }),
    mirror: (options = {}) => mirrorFiles(deps, fetchPlainly, options),
    /** Stores a listing that ends in a hundred days. */
    async record(given: Partial<ListingRecord>) {
      const made = makeListingRecord({ endDate: FAR_END, ...given });
      await recordListings(deps, [made]);
      const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [made.sourceKey]);
      return { id: Number(rows[0]?.id), record: made };
    },
    async detail(id: number, headers = {}): Promise<ListingDetail> {
      const { status, json } = await getApi(app, `/api/properties/${id}`, headers);
      if (status !== 200) throw new Error(JSON.stringify(json));
      return listingDetailSchema.parse(json);
    },
    /** The files of all listings as the table stores them; the addresses omit the server. */
    async states() {
      const { rows } = await deps.db.$client.query('select * from mirrored_files order by url, use');
      return rows.map((row) => ({ ...row, url: String(row.url).replace(source.url, '') }));
    },
    async reset() {
      deps.setNow(TEST_NOW);
      source.answers.clear();
      source.asked.length = 0;
      await emptyTables(deps, 'properties', 'unused_files');
    },
    async close() {
      await source.close();
      await deps.close();
    },
  };
}

export type MirrorTest = Awaited<ReturnType<typeof openMirrorTest>>;

/** Headers of a member who has paid for all features. */
export async function premiumHeaders({ app, deps }: MirrorTest): Promise<Record<string, string>> {
  const { id, token } = await registerMember(app);
  await deps.db.$client.query(
    `insert into payments (user_id, amount, provider, reference, paid_at, valid_until)
     values ($1, 99, 'banka', $3, $2, $2::timestamptz + interval '10 years')`,
    [id, TEST_NOW, `P-${id}`],
  );
  return { authorization: `Bearer ${token}` };
}

export function makePhoto(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}
