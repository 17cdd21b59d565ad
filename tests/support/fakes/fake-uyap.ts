import { strToU8, zipSync } from 'fflate';
import { type FakeAnswer, type FakeCall, FakeSite, jsonAnswer } from './fake-site.ts';

export const OPEN_PATH = '/main/esatis/ihaleKelimeArama_brd.ajx';
export const PAST_PATH = '/pp/gecmisIhaleler_brd.ajx';
export const DOCUMENTS_PATH = '/pp/getIhaleEvrakBilgileri_brd.ajx';
export const DOWNLOAD_PATH = '/pp/evrak_indir_brd.uyap';
export const PRESENCE_PATH = '/main/jsp/esatis/ihale_detay_bilgileri_brd.ajx';
export const SESSION = 'JSESSIONID=abc123';
const PAGE = 20;
const MOST = 200;

export type FakeAuction = { kayitID: number; [field: string]: unknown };
export type FakeResult = FakeAuction & { day: string; province: string };

export function fakeAuction(kayitID: number, more: Partial<FakeAuction> = {}): FakeAuction {
  return {
    kayitID,
    dosyaID: `d${kayitID}`,
    dosyaNoTurKod: '2026/123 Esas',
    birimAdi: 'Malatya İcra Dairesi',
    birimIlAdi: 'Malatya',
    birimIlceAdi: 'Battalgazi',
    malAciklama: 'Malatya İl, Yeşilyurt İlçe, Yakınca Mahalle/Köy, 122 Ada, 5 Parsel, 3. kat 8 no.lu mesken',
    topluKiymetBilgisi: 1500000,
    sonTeklif: 0,
    teklifSayi: 0,
    ihaleBaslangicZamani: '20/11/2026 10:00',
    ihaleBitisZamani: '27/11/2026 10:00',
    resimAdi: '../../../etc/passwd',
    fesihDavasiVar: false,
    ihaleSirasi: 1,
    ihale115eGoreUzadi: false,
    teklifSuresiBitmisMi: false,
    ...more,
  };
}

/** The text of a notice in the courts' document format. */
export function fakeUdf(text: string): Buffer {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><template format_id="1.8"><content><![CDATA[${text}]]></content><elements></elements></template>`;
  return Buffer.from(zipSync({ 'content.xml': strToU8(xml), '../../evil.txt': strToU8('x') }));
}

/** UYAP e-Satış as documented: a session, 20 rows per page, at most 200 results of at most 7 days. */
export class FakeUyap {
  auctions: FakeAuction[] = [];
  results: FakeResult[] = [];
  isSignedIn = true;
  /** The number of answers after which the session ends by itself. */
  answersLeft = Number.POSITIVE_INFINITY;
  /** Calls to addresses that must not be called. */
  readonly forbidden: FakeCall[] = [];
  readonly site: FakeSite;

  constructor() {
    this.site = new FakeSite((call) => this.#answer(call));
  }

  async open(): Promise<this> {
    await this.site.open();
    return this;
  }

  #answer(call: FakeCall): FakeAnswer {
    if (call.path === '/robots.txt') return { status: 404 };
    this.answersLeft -= 1;
    if (!this.isSignedIn || this.answersLeft < 0 || call.headers.cookie !== SESSION)
      return { headers: { 'content-type': 'text/html' }, body: '<html><title>e-Devlet ile giriş</title></html>' };
    const form = new URLSearchParams(call.body);
    if (call.path === OPEN_PATH) return jsonAnswer(pageOf(this.auctions, Number(form.get('pageNumber'))));
    if (call.path === PAST_PATH) return this.#past(form);
    if (call.path === DOCUMENTS_PATH)
      return jsonAnswer({
        '0': [{ evrakId: '1', evrakUri: 'u1' }],
        '1': [],
        '2': [{ evrakId: '2', evrakUri: '../../etc/passwd&islemTuru=x', aciklama: 'BLR_BILIRKISI_RAPORU' }],
        '4': [{ evrakId: '3', evrakUri: 'u3' }],
      });
    if (call.path === DOWNLOAD_PATH) return { body: fakeUdf(`SATIŞ İLANI ${call.query.get('kayitId')}`) };
    if (call.path === PRESENCE_PATH) return this.#presence(form.get('kayitId'));
    this.forbidden.push(call);
    return { status: 404 };
  }

  #presence(key: string | null): FakeAnswer {
    const isThere = this.auctions.some(({ kayitID }) => String(kayitID) === key);
    if (!isThere) return { status: 404 };
    const details = `<IhaleTumBilgiDVO><kayitID>${key}</kayitID><sonTeklif>0.0</sonTeklif></IhaleTumBilgiDVO>`;
    return { headers: { 'content-type': 'text/xml' }, body: `<root><object-array>${details}</object-array></root>` };
  }

  #past(form: URLSearchParams): FakeAnswer {
    const [from, to] = [isoDay(form.get('ihaleBaslangicZamani')), isoDay(form.get('ihaleBitisZamani'))];
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    if (!(days >= 1 && days <= 7))
      return jsonAnswer({ errorCode: 'TARIH', error: 'Tarih aralığı en fazla 1 hafta olabilir.' });
    const province = form.get('ilKodu') ?? '';
    const found = this.results
      .filter(({ category = '1' }) => category === form.get('kategori'))
      .filter(({ day }) => day >= from && day <= to)
      .filter((result) => province === '' || result.province === province)
      .slice(0, MOST);
    return jsonAnswer(pageOf(found, Number(form.get('pageNumber'))));
  }
}

function pageOf(rows: readonly FakeAuction[], page: number): unknown[] {
  return [rows.slice((page - 1) * PAGE, page * PAGE), PAGE, page === 1 ? rows.length : -1, page];
}

function isoDay(text: string | null): string {
  return (text ?? '').split('/').reverse().join('-');
}
