import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { companySchema } from '#shared/contact.ts';
import { fillText } from '#shared/content/fill-marks.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { rememberDatabase } from '#tests/support/accounts/confirm-address.ts';
import { getApi } from '#tests/support/call-api.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { describeCompany } from './describe-company.ts';
import { forgetOldMessages } from './forget-old-messages.ts';
import { recordMessage } from './record-message.ts';

const { deps, app } = await openTestApp();
const MESSAGE = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.com',
  subject: 'Üyelik',
  message: 'Merhaba,\nbir sorum var.',
};

afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'contact_messages');
});

async function post(body: unknown, target = app) {
  const answer = await target.inject({ method: 'POST', url: '/api/contact', payload: body as object });
  return { status: answer.statusCode, json: JSON.parse(answer.body) };
}
async function storedMessages() {
  const { rows } = await deps.db.$client.query(
    'select name, email, subject, message from contact_messages order by id',
  );
  return rows;
}

describe('POST /api/contact', () => {
  it('stores a message', async () => {
    expect(await post(MESSAGE)).toEqual({ status: 201, json: { message: 'Mesajınız iletildi.' } });
    expect(await storedMessages()).toEqual([MESSAGE]);
  });

  it.each([
    ['name', undefined, 'Adınızı yazın.'],
    ['name', 42, 'Adınızı yazın.'],
    ['email', 'ayse', 'Geçerli bir e-posta adresi yazın.'],
    ['subject', '   ', 'Konuyu yazın.'],
    ['message', ' \n ', 'Mesajınızı yazın.'],
  ])('refuses %s %s in Turkish', async (field, value, message) => {
    const { status, json } = await post({ ...MESSAGE, [field]: value });
    expect(status).toBe(400);
    expect(json).toEqual({ message, code: 'INVALID_PARAMETER', field });
    expect(await storedMessages()).toEqual([]);
  });

  it('accepts texts from one letter to hundreds of pages; a larger request is refused in Turkish', async () => {
    const long = {
      name: 'A',
      email: `${'a'.repeat(300)}@ornek.com`,
      subject: 'k'.repeat(5000),
      message: 'm'.repeat(50_000),
    };
    expect((await post(long)).status).toBe(201);
    expect((await post({ ...MESSAGE, message: '.' })).status).toBe(201);
    expect(await storedMessages()).toEqual([long, { ...MESSAGE, message: '.' }]);
    expect(await post({ ...MESSAGE, message: 'm'.repeat(2_000_000) })).toMatchObject({
      status: 413,
      json: { message: 'Gönderilen veri çok büyük.' },
    });
  });

  it('silently drops messages whose hidden field is filled in', async () => {
    expect((await post({ ...MESSAGE, website: 'https://reklam.test' })).status).toBe(201);
    expect(await storedMessages()).toEqual([]);
  });

  it('accepts a form sent without JavaScript and redirects to the page', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...MESSAGE, website: '' }).toString(),
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/iletisim?gonderildi=1#form']);
    expect(await storedMessages()).toEqual([MESSAGE]);
  });

  it('limits an address to five messages an hour, not counting refused ones', async () => {
    const limitedDeps = { ...deps, config: { ...deps.config, RATE_LIMIT: true } };
    const limited = await buildApp(limitedDeps, { pages: false });
    try {
      for (let count = 0; count < 8; count += 1)
        expect((await post({ ...MESSAGE, email: 'x' }, limited)).status).toBe(400);
      for (let count = 0; count < 5; count += 1) expect((await post(MESSAGE, limited)).status).toBe(201);
      const { status, json } = await post(MESSAGE, limited);
      expect(status).toBe(429);
      expect(json.message).toBe('Bir saatte en çok 5 mesaj gönderebilirsiniz. 1 saat sonra yeniden deneyin.');
      expect(await storedMessages()).toHaveLength(5);
    } finally {
      await limited.close();
    }
  });
});

describe('a stored message', () => {
  it('is forwarded by mail with its number, and is kept if that fails', async () => {
    const mailed: [string, number][] = [];
    await recordMessage(deps, { ...MESSAGE, plan: null }, async ({ subject }, reference) => {
      mailed.push([subject, reference]);
      throw new Error('mail server away');
    });
    expect(mailed).toEqual([['Üyelik', expect.any(Number)]]);
    expect(await storedMessages()).toHaveLength(1);
  });

  it('reaches support with its sender as the reply address, if support has an address', async () => {
    const config = { ...deps.config, SUPPORT_EMAIL: 'destek@ornek.com' };
    const mailed = await buildApp({ ...deps, config }, { pages: false });
    try {
      expect((await post({ ...MESSAGE, message: 'Merhaba, <b>bir</b> sorum var.' }, mailed)).status).toBe(201);
    } finally {
      await mailed.close();
    }
    expect(deps.sentMails.at(-1)).toMatchObject({
      to: 'destek@ornek.com',
      subject: expect.stringMatching(/^\[Ziyaretçi\] İletişim formu \d+: Üyelik$/),
      headers: { 'Reply-To': MESSAGE.email },
      html: expect.not.stringContaining('<b>'),
    });
  });

  it('carries the plan of the member who sent it, and premium comes first (D29)', async () => {
    const config = { ...deps.config, SUPPORT_EMAIL: 'destek@ornek.com' };
    const mailed = await buildApp({ ...deps, config }, { pages: false });
    rememberDatabase(mailed, deps);
    const [free, premium] = [await newCaller(mailed), await newCaller(mailed)];
    await deps.db.$client.query(
      `insert into payments (user_id, amount, provider, reference, paid_at, valid_until)
       values ($1, 99, 'banka', 'P-1', $2, $2::timestamptz + interval '1 month')`,
      [premium.id, TEST_NOW],
    );
    try {
      for (const { call } of [free, premium]) expect((await call('POST', '/api/contact', MESSAGE)).status).toBe(201);
      const headers = { authorization: 'Bearer kimsenin-degil' };
      const answer = await mailed.inject({ method: 'POST', url: '/api/contact', headers, payload: MESSAGE });
      expect(answer.statusCode).toBe(201);
    } finally {
      await mailed.close();
    }
    const { rows } = await deps.db.$client.query('select plan from contact_messages order by id');
    expect(rows.map(({ plan }) => plan)).toEqual(['free', 'premium', null]);
    const sent = deps.sentMails.filter(({ to }) => to === 'destek@ornek.com').slice(-3);
    expect(sent.map(({ subject }) => /^\[(.+?)\]/.exec(subject)?.[1])).toEqual([
      'Ücretsiz üye',
      'Premium, öncelikli',
      'Ziyaretçi',
    ]);
    expect(sent.map(({ headers }) => headers?.Importance)).toEqual([undefined, 'high', undefined]);
  });

  it('is deleted after three years', async () => {
    await recordMessage(deps, { ...MESSAGE, plan: null });
    deps.setNow(new Date('2029-11-20T08:00:00Z'));
    expect(await forgetOldMessages(deps)).toEqual({ messages: 0 });
    deps.setNow(new Date('2029-11-20T10:00:00Z'));
    expect(await forgetOldMessages(deps)).toEqual({ messages: 1 });
  });
});

describe('GET /api/company', () => {
  it('returns what is configured and leaves the rest empty', async () => {
    const { status, json } = await getApi(app, '/api/company');
    expect(status).toBe(200);
    expect(companySchema.parse(json)).toMatchObject({ name: null, supportPhone: null, origin: null, sendsMail: true });
  });

  it('names only the providers that the settings switch on (KVKK 10)', async () => {
    const none = (await getApi(app, '/api/company')).json.providers;
    expect(none).toMatchObject({ hosting: null, sms: null, model: null, reader: null, payment: null, invoice: null });
    const settings = {
      OCR_URL: 'https://okuyucu.example/oku',
      SMTP_URL: 'smtps://a:b@posta.example',
      MAIL_FROM: 'peyda@posta.example',
    };
    const named = describeCompany(readConfig({ ...settings, HOSTING_PROVIDER: 'Barındırma A.Ş.' }), {
      sendsMail: true,
      now: deps.clock.now(),
      lawToConfirm: [],
      paymentProvider: 'Örnek Ödeme',
    });
    const said = {
      hosting: 'Barındırma A.Ş.',
      mail: 'posta.example',
      reader: 'okuyucu.example',
      sms: null,
      payment: 'Örnek Ödeme',
    };
    expect(named.providers).toMatchObject(said);
    const text = 'sağlayıcısına{{eposta-saglayici}}, {{model-saglayici}}';
    expect(fillText(text, named)).toBe('sağlayıcısına (posta.example),  (şu an kapalı)');
  });

  it('returns the last day of the launch price until the end of that day in Turkey (D31)', async () => {
    const launch = async (now: string) => {
      deps.setNow(new Date(now));
      return (await getApi(app, '/api/company')).json.launchEndsOn;
    };
    expect(await launch('2027-06-30T20:59:59Z')).toBe('2027-06-30');
    expect(await launch('2027-06-30T21:00:00Z')).toBeNull();
  });

  it('says if no mail can be sent (D8)', async () => {
    const silent = await buildApp({ ...deps, mailer: { ...deps.mailer, isConfigured: false } }, { pages: false });
    try {
      expect((await getApi(silent, '/api/company')).json).toMatchObject({ sendsMail: false });
    } finally {
      await silent.close();
    }
  });

  it('returns support’s address for a department without one', async () => {
    const config = {
      ...deps.config,
      COMPANY_NAME: 'Örnek A.Ş.',
      SUPPORT_EMAIL: 'destek@ornek.com',
      SALES_EMAIL: 'satis@ornek.com',
      PUBLIC_ORIGIN: 'https://peyda.example/',
    };
    const configured = await buildApp({ ...deps, config }, { pages: false });
    try {
      const { json } = await getApi(configured, '/api/company');
      expect(json).toMatchObject({
        name: 'Örnek A.Ş.',
        supportEmail: 'destek@ornek.com',
        salesEmail: 'satis@ornek.com',
        privacyEmail: 'destek@ornek.com',
        origin: 'https://peyda.example',
      });
    } finally {
      await configured.close();
    }
  });
});

it.each([
  ['/help', '/yardim-merkezi'],
  ['/kvkk', '/kvkk-aydinlatma'],
  ['/cookies', '/cerez-politikasi'],
])('%s redirects permanently to %s (D10)', async (from, to) => {
  const { statusCode, headers } = await app.inject({ url: from });
  expect([statusCode, headers.location]).toEqual([301, to]);
});
