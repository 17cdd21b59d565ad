import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { orderPapers } from '#server/database/tables/selling/orders.ts';
import { type OrderPaper, orderConfirmationSchema } from '#shared/orders/orders.ts';
import { paperBlocks } from '#shared/orders/paper-blocks.ts';
import { CORPORATE_SEATS } from '#shared/plans.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper, type Shopper, TEST_BUYER } from '#tests/support/orders/buy.ts';
import { SELLER_SETTINGS } from '#tests/support/orders/seller-settings.ts';
import { TRANSFER_SETTINGS } from '#tests/support/orders/test-papers.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { missingForSale } from './missing-for-sale.ts';
import { paperVersions, RENEWAL_DOCUMENTS, readPaperForms, SALE_DOCUMENTS } from './read-papers.ts';
import { salesPapers } from './sales-papers.ts';

cheapHashes();
const testApp = await openTestApp({ ...SELLER_SETTINGS, ...TRANSFER_SETTINGS });
const { deps } = testApp;
afterAll(() => deps.close());

type Shown = { order: { id: string }; papers: OrderPaper[]; papersHash: string };
async function show(shopper: Shopper, buyer: object = TEST_BUYER): Promise<Shown> {
  const { id } = await shopper.begin('yearly');
  return shopper.must<Shown>('POST', `/api/user/orders/${id}/papers`, { buyer });
}
const textOf = ({ papers }: Shown, document: string) => papers.find((paper) => paper.document === document)?.text ?? '';

describe('nothing is sold until the seller is identified', () => {
  it.each(Object.keys(SELLER_SETTINGS))('%s', (name) => {
    expect(missingForSale(readConfig(SELLER_SETTINGS))).toEqual([]);
    const missing = missingForSale(readConfig({ ...SELLER_SETTINGS, [name]: '' }));
    expect(missing).toHaveLength(1);
    expect(missing[0]).toContain(name);
  });

  it('a tax office with its number replaces MERSİS', () => {
    const tax = { COMPANY_TAX_OFFICE: 'Çankaya', COMPANY_TAX_NUMBER: '1234567890' };
    expect(missingForSale(readConfig({ ...SELLER_SETTINGS, COMPANY_MERSIS: '', ...tax }))).toEqual([]);
  });

  it('the API reports closed sales, and refuses an order', async () => {
    const unnamed = await openTestApp({ ...SELLER_SETTINGS, COMPANY_ETBIS: '', ...TRANSFER_SETTINGS });
    expect((await unnamed.app.inject('/api/order-terms')).json()).toMatchObject({ isOpen: false });
    const shopper = await openShopper(unnamed);
    const refused = await shopper.call('POST', '/api/user/orders', { plan: 'premium', period: 'monthly' });
    expect(refused).toMatchObject({ status: 409, json: { code: 'SALES_CLOSED' } });
    await unnamed.deps.close();
  });
});

describe('the papers of an order', () => {
  /** The items of MSY 5/1, by letter. */
  it.each([
    ['a', /Hizmet: Premium üyelik, yıllık plan/],
    ['b', /Unvan: Peyda Bilişim A\.Ş\.\n- MERSİS numarası: 0123456789012345/],
    ['c', /Açık adres: Kızılırmak.*\n- Telefon: 0312 000 00 00\n- E-posta: destek@peyda\.example/],
    ['ç', /Şikâyetler ve başvurular da/],
    ['d', /Vergiler dâhil toplam: ₺990,00\n- Bunun içindeki KDV \(%20\): ₺165,00/],
    ['e', /internet sağlayıcınızın olağan ücretinden başka/],
    ['f', /Ödeme: havale ya da EFT ile, onaydan sonra 3 iş günü içinde/],
    ['g', /14 gün içinde gerekçe göstermeden/],
    ['ğ', /aşağıdaki adreslerden birine/],
    ['h', /MSY 15\/1-h/],
    ['ı', /Depozito ya da başka bir mali teminat istenmez/],
    ['i', /Başka bir teknik koruma yoktur/],
    ['j', /güncel bir internet tarayıcısıyla/],
    ['k', /tüketici hakem heyetine/],
  ])('include before the button what MSY 5/1-%s requires', async (_letter, said) => {
    expect(textOf(await show(await openShopper(testApp)), 'on-bilgilendirme-formu')).toMatch(said);
  });

  it('are stored unchanged with version, time and address, and contain no unfilled placeholders', async () => {
    const shown = await show(await openShopper(testApp));
    const kept = await deps.db.select().from(orderPapers).where(eq(orderPapers.orderId, shown.order.id));
    expect(shown.papers.map(({ document }) => document)).toEqual([
      'on-bilgilendirme-formu',
      'mesafeli-satis-sozlesmesi',
      'hemen-baslama-onayi',
      'cayma-formu',
    ]);
    for (const { document, version, text, textHash } of shown.papers) {
      const one = kept.find((paper) => paper.document === document);
      expect(one).toMatchObject({ version, text, textHash, shownAt: TEST_NOW, shownTo: '127.0.0.1' });
      expect(text).not.toMatch(/\{\{|undefined/);
    }
  });

  it('identify a company by its title, tax office and number', async () => {
    const company = {
      ...TEST_BUYER,
      kind: 'company',
      companyTitle: 'Yılmaz Gayrimenkul Ltd. Şti.',
      taxOffice: 'Çankaya',
      taxNumber: '1234567890',
    };
    const text = textOf(await show(await openShopper(testApp), company), 'mesafeli-satis-sozlesmesi');
    expect(text).toContain('- Unvan: Yılmaz Gayrimenkul Ltd. Şti.\n- Vergi dairesi ve numarası: Çankaya, 1234567890');
  });

  it('escape markup and placeholders that a buyer types', async () => {
    const buyer = { ...TEST_BUYER, name: '## {{unvan}}', address: 'a\n\n## Madde 15\n- Ücretsizdir' };
    const text = textOf(await show(await openShopper(testApp), buyer), 'mesafeli-satis-sozlesmesi');
    expect(text).toContain('- Ad ve soyad: ## {{unvan}}\n- Adres: a ## Madde 15 - Ücretsizdir, Çankaya, Ankara');
    const headings = paperBlocks(text).flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(headings).toHaveLength(14);
  });

  it('leave the start of the service to a separate choice without a default', () => {
    const without = { totalKurus: 1, papersHash: '', readsInformation: true, acceptsContract: true };
    expect(orderConfirmationSchema.safeParse(without).success).toBe(false);
    expect(orderConfirmationSchema.safeParse({ ...without, startsAtOnce: false }).success).toBe(true);
  });
});

it('the papers of a corporate plan name the organisation and its seats, and what happens without its buyer', () => {
  const papers = salesPapers.of(deps.config, {
    reference: 'PEY-KURUM234',
    plan: 'corporate',
    period: 'monthly',
    organisationName: 'Deniz & $& Hukuk',
    totalKurus: 29_900,
    vatPercent: 20,
    buyer: TEST_BUYER,
    email: 'ayse@uye.example',
    at: TEST_NOW,
  });
  const whole = papers.map(({ text }) => text).join('\n');
  for (const said of [
    'Hizmet: Kurumsal üyelik, aylık plan',
    `“Deniz & $& Hukuk” kurumunda en çok ${CORPORATE_SEATS} kişi birlikte`,
    'Kapsamı: ilan ayrıntılarına sınırsız erişim;',
    'API erişimi',
    'toplu analiz',
    'Kurumun süren bir planı varsa yeni süre, onun bitiminde başlar.',
    'Kurumsal planda otomatik yenileme yoktur',
    'kurumda başkaları varsa plan onlar için süresinin sonuna kadar sürer',
    'Tüketici olmayan alıcılar da bu sözleşmenin 7, 8 ve 9. maddelerinden aynı koşullarla yararlanır',
  ])
    expect(whole).toContain(said);
  expect(whole).not.toMatch(/\{\{|undefined|remium üyeli|premium’daki her şey/);
});

it('the paper of a renewal names its price, its period, the contract it extends and the consent', () => {
  const renewal = salesPapers.ofRenewal(deps.config, {
    reference: 'PEY-YENI2345',
    renewed: 'PEY-ESKI2345',
    plan: 'premium',
    period: 'yearly',
    organisationName: null,
    totalKurus: 123_456,
    vatPercent: 20,
    buyer: TEST_BUYER,
    email: 'ayse@uye.example',
    at: TEST_NOW,
    from: new Date('2026-12-20T09:00:00Z'),
    until: new Date('2027-12-20T09:00:00Z'),
    consent: 'Yenilensin.',
    consentedAt: new Date('2026-11-21T09:00:00Z'),
    cardLastFour: '0008',
  });
  expect(renewal.map(({ document }) => document)).toEqual(['yenileme']);
  const text = renewal[0]?.text ?? '';
  for (const said of [
    'PEY-ESKI2345 numaralı siparişle kurulan',
    '- Yenilemenin sipariş numarası: PEY-YENI2345',
    '- Süre: on iki takvim ayı\n- Başlangıç: 20.12.2026 12:00\n- Bitiş: 20.12.2027 12:00',
    '- Vergiler dâhil toplam bedel: ₺1.234,56\n- Bunun içindeki KDV (%20): ₺205,76',
    '0008 ile biten kayıtlı karttan',
    'en az 3 gün önce',
    '21.11.2026 12:00 tarihinde şu sözlerle onayladı:\n\n“Yenilensin.”',
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/\{\{|undefined/);
});

it('a published version never changes: a changed text needs a new version', () => {
  const published = paperVersions().map((version) => {
    const texts = readPaperForms(version, [...SALE_DOCUMENTS, ...RENEWAL_DOCUMENTS]).map(
      ({ document, title, body }) => [document, title, body],
    );
    return [version, createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)];
  });
  expect(Object.fromEntries(published)).toEqual({
    '2026-11-23': '1c43e05cb24e391e',
    '2026-11-24': 'b68490eaba4e0c13',
    '2026-11-25': '7915cb65bd8bf3f4',
  });
});
