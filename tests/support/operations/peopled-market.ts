import { createAlert, matchAlerts } from '#server/features/deciding/alerts/index.ts';
import { refreshSuggestions, tendSearch } from '#server/features/market/search/index.ts';
import { callApi } from '../accounts/call-accounts.ts';
import { registerMember } from '../accounts/register-member.ts';
import { openTestApp, type TestApp } from '../open-test-app.ts';
import { storeListings } from '../store-listings.ts';

/** Text that a careless export of rows would change. */
const AWKWARD_TEXT = "Satır\nsonu, sekme\t, ters \\bölü, \\N, “tırnak” 'tek' ğüşiöç İI 😀";

/** A small market with members: rows in tables of every kind, and files of both kinds. */
export async function openPeopledMarket(): Promise<TestApp> {
  const market = await openTestApp();
  const { deps, app } = market;
  await storeListings(deps, { title: 'Çankaya’da daire', description: AWKWARD_TEXT }, { il: 'İzmir', ilce: 'Konak' });
  await storeListings(deps, { sourceKey: 'degisen', price: 2_000_000 }, { sourceKey: 'biten', status: 'sold' });
  await storeListings(deps, { sourceKey: 'degisen', price: 1_750_000.5 });
  const { id: userId, token } = await registerMember(app);
  await createAlert(deps, userId, { alertName: 'Ankara', searchCriteria: { city: ['Ankara'] } });
  await storeListings(deps, {});
  await matchAlerts(deps);
  await storeListings(deps, { title: 'Alarmın görmediği ilan' });
  const [{ id }] = (await deps.db.$client.query('select id from properties order by id limit 1')).rows;
  await callApi(app, 'POST', '/api/user/saved-ads', { token, body: { propertyId: Number(id) } });
  await deps.db.$client.query(
    `insert into payments (user_id, amount, provider, reference, paid_at, valid_until)
     values ($1, 29.99, 'deneme', 'R-1', now(), now() + interval '1 month')`,
    [userId],
  );
  await tendSearch(deps);
  await refreshSuggestions(deps);
  await deps.files.put('pictures/ab/resim.webp', Buffer.from('resim'));
  await deps.files.put('sample/bos.webp', new Uint8Array());
  await deps.files.locked.put('documents/belge.pdf', Buffer.from([0, 1, 2, 255]));
  return market;
}
