import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '#shared/accounts.ts';
import type { Alert, AlertPreview } from '#shared/alerts.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { AlertEditor, type AlertEditorProps } from './alert-editor.tsx';

const USER = { id: 'u-1', email: 'ali@example.com' } as User; // Only the fields that are read.
const ALERTS = '/api/user/property-alerts';
const PREVIEW: AlertPreview = {
  matchingNow: 3,
  last30Days: 1234,
  withFindings: 2,
  withContradictions: 1,
  warnings: [],
  contradiction: null,
  understoodCriteria: '{}',
};
const ALERT: Alert = {
  id: 7,
  alertName: 'İzmir tarla',
  searchCriteria: JSON.stringify({ query: 'izmirde tarla' }),
  understoodCriteria: JSON.stringify({ subCategory: ['Tarla'], city: ['İzmir'] }),
  isActive: true,
  paperNews: [],
  createdAt: '2026-11-01T09:00:00.000Z',
};

type Given = { props?: Partial<AlertEditorProps>; answers?: Parameters<typeof answerCalls>[0]; hasMail?: boolean };

/** Opens the editor for a search; returns the user, the requests sent, and the function that closes it. */
function open(search: SearchParameters = {}, { props, answers, hasMail = false }: Given = {}) {
  storeAuthToken('a-token');
  const onClose = vi.fn();
  const sent = answerCalls({
    'GET /api/auth/user': { json: { ...USER, firstName: null, lastName: null } },
    'GET /api/user/notifications/summary': { json: { unreadCount: 0, channels: { email: hasMail, sms: false } } },
    [`POST ${ALERTS}/preview`]: { json: PREVIEW },
    [`POST ${ALERTS}`]: { json: ALERT },
    [`PUT ${ALERTS}/7`]: { json: ALERT },
    ...answers,
  });
  const user = show(
    <AlertEditor isOpen onClose={onClose} user={USER} search={search} understood={search} {...props} />,
  );
  const criteria = (path: string) =>
    sent.filter((call) => call.path === path && call.method !== 'GET').map(({ body }) => criteriaIn(body));
  const saved = () => sent.filter(({ method, path }) => method !== 'GET' && path !== `${ALERTS}/preview`);
  return { user, sent, onClose, saved, previewed: () => criteria(`${ALERTS}/preview`) };
}

function criteriaIn(body: unknown): unknown {
  // Only the component sends this shape; with any other one the test would fail at once.
  return JSON.parse((body as { searchCriteria: string }).searchCriteria);
}

const dialog = () => screen.findByRole('dialog', { name: 'Yeni arama uyarısı' });
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Uyarının adı' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Uyarıyı kaydet' });
const labels = async () =>
  within(await screen.findByRole('list', { name: 'Kriterler' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const more = () => screen.getByText('Daha çok filtre').closest('details');

describe('the criteria of an alert (spec §3)', () => {
  it('are nine, in the order of the panel, and what an alert can ask for besides is folded', async () => {
    open();
    const criteria = within(await dialog()).getByRole('region', { name: 'Kriterler' });
    const first = [...criteria.querySelectorAll('input, select, summary, legend')].filter(
      (one) => !more()?.contains(one),
    );
    const named = ['Tür', 'Alt tür', 'İl', 'Muhammen bedel', 'Kalan gün', 'Satışı yapan', 'İhale'];
    const legends = first.filter(({ tagName }) => tagName === 'LEGEND').map(({ textContent }) => textContent);
    expect(legends).toEqual(named);
    expect(within(criteria).getByRole('searchbox', { name: 'Aranan kelime' })).toBe(first[0]);
    // The price has two bounds, which makes nine criteria, including the words.
    expect(within(within(criteria).getByRole('group', { name: 'Muhammen bedel' })).getAllByRole('slider')).toHaveLength(
      2,
    );
    expect(more()?.open).toBe(false);
    expect(within(criteria).queryByText('Sona eren ihaleleri de göster')).toBeNull();
  });

  it('are unfolded if the search uses one of the folded ones', async () => {
    open({ city: 'Ankara', district: 'Çankaya' });
    await dialog();
    expect(more()?.open).toBe(true);
    expect(await labels()).toEqual(['Ankara', 'Çankaya']);
  });

  it('are described in words; without criteria every auction matches', async () => {
    open();
    expect(within(await dialog()).getByText('Kriter yok: bütün ihaleler uyar.')).toBeTruthy();
  });

  it('change in the panel and in the preview together', async () => {
    const { user, previewed } = open({ city: 'Ankara' });
    await dialog();
    await user.click(within(screen.getByRole('group', { name: 'İhale' })).getByRole('radio', { name: '2. ihale' }));
    expect(await labels()).toEqual(['Ankara', '2. ihale']);
    await waitFor(() => expect(previewed().at(-1)).toEqual({ city: ['Ankara'], secondRound: '1' }));
  });
});

describe('its name', () => {
  it('is suggested from the criteria until somebody types one', async () => {
    const { user } = open({ city: 'Ankara', subCategory: 'Daire', maxPrice: '2000000' });
    expect((await nameField()).value).toBe('Ankara daire, 2 milyona kadar');
    await user.clear(await nameField());
    await user.type(await nameField(), 'Başkent');
    await user.click(within(screen.getByRole('group', { name: 'İhale' })).getByRole('radio', { name: '2. ihale' }));
    expect((await nameField()).value).toBe('Başkent');
  });

  it('must be more than blanks', async () => {
    const { user, saved } = open({ city: 'Ankara' });
    await user.clear(await nameField());
    await user.type(await nameField(), '   ');
    expect(save().disabled).toBe(true);
    await user.type(await nameField(), '{Enter}');
    expect(saved()).toEqual([]);
  });
});

describe('before it is saved', () => {
  const warned = { ...PREVIEW, warnings: ['Fiyat aralığı dar.'] };

  it('shows how many auctions match now and matched in a month, with warnings', async () => {
    open({ city: 'Ankara' }, { answers: { [`POST ${ALERTS}/preview`]: { json: warned } } });
    const now = await screen.findByText('3');
    expect(now.parentElement?.textContent).toBe('şu an eşleşen ihale3');
    expect(screen.getByText('1.234').parentElement?.textContent).toBe('son 30 günde çıkan ihale1.234');
    expect(screen.getByText('Fiyat aralığı dar.')).toBeTruthy();
  });

  it('offers to drop a criterion that new auctions cannot meet', async () => {
    const contradiction = {
      drop: ['daysRemaining' as const],
      text: '“Bitişine en çok 14 gün kalan” kriteri yeni ilanlarla çelişir.',
      firedWith: 0,
      firedWithout: 1240,
    };
    let preview: AlertPreview = { ...PREVIEW, contradiction };
    const { user, saved } = open(
      { city: 'Ankara', daysRemaining: '14' },
      { answers: { [`POST ${ALERTS}/preview`]: () => ({ json: preview }) } },
    );
    expect(await screen.findByText(contradiction.text)).toBeTruthy();
    expect(screen.getByText(/bu kriterle 0, kritersiz 1\.240 bildirim/)).toBeTruthy();
    preview = PREVIEW;
    await user.click(screen.getByRole('button', { name: 'Bu kriteri kaldır' }));
    await waitFor(() => expect(screen.queryByText(contradiction.text)).toBeNull());
    await user.click(save());
    await waitFor(() => expect(saved().map(({ body }) => criteriaIn(body))).toEqual([{ city: ['Ankara'] }]));
  });

  it('a failed count can be retried, and does not prevent saving', async () => {
    let isUp = false;
    const answer = () => (isUp ? { json: PREVIEW } : { status: 500, json: {} });
    const { user } = open({ city: 'Ankara' }, { answers: { [`POST ${ALERTS}/preview`]: answer } });
    const again = await screen.findByRole('button', { name: 'Yeniden dene' });
    expect(save().disabled).toBe(false);
    isUp = true;
    await user.click(again);
    expect(await screen.findByText('1.234')).toBeTruthy();
  });

  it.each([
    [true, 'Bildirimler, profilinizde açıksa e-posta adresinize de gelir.'],
    [false, 'Yakında'],
  ])('says whether mail comes too (D8): %s', async (hasMail, said) => {
    open({ city: 'Ankara' }, { hasMail });
    expect(await screen.findByText(said)).toBeTruthy();
  });
});

describe('saving', () => {
  it('trims the name and sends the criteria as lists, confirms and closes', async () => {
    const { user, saved, onClose } = open({ city: 'Ankara,Bursa', maxPrice: '2000000' });
    await user.clear(await nameField());
    await user.type(await nameField(), ' Başkentte daire ');
    await user.click(save());
    expect(await screen.findByText('Uyarı oluşturuldu')).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
    const [call] = saved();
    expect(call).toMatchObject({ method: 'POST', path: ALERTS, body: { alertName: 'Başkentte daire' } });
    expect(criteriaIn(call?.body)).toEqual({ city: ['Ankara', 'Bursa'], maxPrice: '2000000' });
  });

  it('updates the opened alert, and keeps its stored interpretation while its criteria are unchanged', async () => {
    const understood = { city: 'İzmir', subCategory: 'Tarla' };
    const { user, saved, previewed } = open({ query: 'izmirde tarla' }, { props: { alert: ALERT, understood } });
    expect(await screen.findByRole('dialog', { name: 'Arama uyarısı' })).toBeTruthy();
    expect(await labels()).toEqual(['Tarla', 'İzmir']);
    expect(screen.getByText('izmirde tarla', { selector: 'q' })).toBeTruthy();
    await waitFor(() => expect(previewed()).toEqual([{ subCategory: ['Tarla'], city: ['İzmir'] }]));
    await user.click(save());
    expect(await screen.findByText('Uyarı güncellendi')).toBeTruthy();
    expect(saved()).toMatchObject([{ method: 'PUT', path: `${ALERTS}/7`, body: { alertName: 'İzmir tarla' } }]);
    expect(criteriaIn(saved()[0]?.body)).toEqual({ query: 'izmirde tarla' });
  });

  it('stores the selected kinds of document news, and shows how many listings have them', async () => {
    const alert: Alert = { ...ALERT, paperNews: ['paperFindings'] };
    const { user, saved } = open({ query: 'izmirde tarla' }, { props: { alert } });
    const news = within(await screen.findByRole('group', { name: /Okunan belgelerden de haber ver/ }));
    expect(await news.findByText('Şu an eşleşen 1 ilanda çelişki var.')).toBeTruthy();
    expect(news.getByText('Şu an eşleşen 2 ilanın belgesinde bilgi bulundu.')).toBeTruthy();
    expect(news.getByText(/Premium üyeliğiniz sürerken gelir/)).toBeTruthy();
    await user.click(news.getByRole('checkbox', { name: 'Yeni çelişki' }));
    await user.click(news.getByRole('checkbox', { name: 'Okunan belgede yeni bilgi' }));
    await user.click(save());
    await waitFor(() => expect(saved()).toMatchObject([{ body: { paperNews: ['contradiction'] } }]));
  });

  it('that fails says why in the server’s words and leaves the editor as it is', async () => {
    const { user, onClose } = open(
      { city: 'Ankara' },
      {
        answers: { [`POST ${ALERTS}`]: { status: 403, json: { message: 'Ücretsiz planda 3 uyarı kurabilirsiniz.' } } },
      },
    );
    await dialog();
    await user.click(save());
    expect(await screen.findByText('Uyarı kaydedilirken bir hata oluştu.')).toBeTruthy();
    expect(screen.getByText('Ücretsiz planda 3 uyarı kurabilirsiniz.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    expect(save().disabled).toBe(false);
  });

  it('is cancelled by Vazgeç without a request', async () => {
    const { user, saved, onClose } = open({ city: 'Ankara' });
    await user.click(within(await dialog()).getByRole('button', { name: 'Vazgeç' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(saved()).toEqual([]);
  });
});
