import { describe, expect, it } from 'vitest';
import { prepareImporting } from '#tests/support/prepare-importing.ts';

const { importText, rows } = prepareImporting();

/** Prose and excerpts of real notices, as people copy them: cut at both ends. */
const HOTEL =
  '[...] bazı devlet kurumları ve bankalara olan borcu dolayısıyla 96 milyon 559 bin 629 lira muhammen bedel üzerinden İcra Dairesi Müdürlüğü tarafından satışa çıkarıldı. [...] ilk satış günü 18 Mart 2020. Bu tarihte satış gerçekleşmezse ikinci satış tarihi ise 14 Nisan 2020 [...] 1989 yılında tahsis edilen ve tahsis süresinin bitimine 19 yıl 10 aylık süre kaldığı belirtilen 10 bin 222 metrekare parsele kurulu tesisinin; 117 oda, 16 suit ve 2 kral dairesi olmak üzere 135 üniteden [...] 290 yatak';
const SHIP =
  "[...] 53 yaşına girecek olan Ro-Ro gemisi için 6 milyon 402 bin 738 TL paha biçildi. İcra Dairesi tarafından geminin birinci ihalesi 18 Ocak, talip çıkmaz ise ikinci ihale 21 Şubat'ta düzenlenecek.";
const PIECE =
  '[...] anlaşılmaktadır.\n2.3- İstanbul Deri Organize Sanayi Bölgesinin 03/01/2017 tarih, 2017/0004 sayılı yazısında;\n\nİşyeri nitelikli taşınmazın net kullanım alanı 10.559,43 m2 dir.28/06/2001 tarihli yapı ruhsat';
const HOLIDAY_VILLAGE =
  'T.C.\n\nAntalya ili Kemer ilçesi Tekirova mahallesi 412 parsel sayılı taşınmaz üzerinde borçlu şirkete 24.06.1988 tarihinden geçerli olmak üzere 24.06.2037 yılına kadar 49 yıllığına üst hakkı tesis edilmiştir. Satış konu üst hakkı ve üst hakkı üzerinde bulanan tüm unsurların değeri Kemer İcra Hukuk Mahkemesinin 2019/57 esas sayılı dosyasından düzenlenen bilirkişi raporu ile tespit edilmiş olup kesinleşmiştir. Satışa konu maliki hazine olan 89.258.00 m2 alanlı orman niteliğindeki taşınmazın üst kullanım hakkı içinde turizme yönelik tatil köyü inşa edilmiş olduğu keşif anında görülmüştür.';

describe('a text without a heading gets a title from its content', () => {
  it.each([
    ['a hotel on allotted land', HOTEL, { title: '10.222 m² otel (tahsis)', tur: 'Otel', price: 96_559_629 }],
    ['a ship', SHIP, { title: 'Gemi', categoryNumber: '2', tur: 'Diğer Araç', price: 6_402_738 }],
    ['a piece of a notice', PIECE, { title: 'İşyeri', categoryNumber: '1', tur: 'İşyeri', price: null }],
    [
      'a right to build',
      HOLIDAY_VILLAGE,
      { title: 'Antalya Kemer Tekirova Mahallesi’nde 89.258 m² taşınmaz (üst hakkı)', il: 'Antalya', ilce: 'Kemer' },
    ],
  ])('%s, as a text file and as JSON with a note of its origin', async (_, text, says) => {
    const asFile = await importText(text, 'ilan.txt');
    expect(asFile).toMatchObject({ counts: { inserted: 1, rejected: 0 }, faults: [] });
    const title = says.title.replace('’', "'");
    expect((await rows())[0]).toMatchObject({ ...says, title });
    const noted = { key: 'a', format: 'newspaper prose', source: 'haberturk.com/antalya-haberleri/74931385', text };
    const asJson = await importText(JSON.stringify([noted]), 'ilanlar.json');
    expect(asJson).toMatchObject({ counts: { inserted: 1, rejected: 0 } });
    const stored = (await rows()).find(({ source }) => source === 'import');
    expect(stored).toMatchObject({ title, tur: says.title === 'Gemi' ? 'Diğer Araç' : expect.any(String) });
  });
});

it.each(['records', 'listings', 'items', 'ilanlar', 'kayitlar'])('finds a list under the key %s', async (name) => {
  const list = [
    { title: 'Konya Meram’da 450 m² arsa', price: 1_200_000 },
    { title: 'Konya Meram’da daire', price: 2_400_000 },
  ];
  for (const text of [JSON.stringify({ toplam: 2, [name]: list }), JSON.stringify({ [name]: list }).slice(0, -1)]) {
    const run = await importText(text, `${name}.json`);
    expect(run.counts.inserted + run.counts.unchanged).toBe(2);
  }
});

it('rejects a text that only looks like a JSON list', async () => {
  const run = await importText('[...] yarın görüşürüz, selamlar', 'mektup.txt');
  expect(run.counts.inserted).toBe(0);
  expect(run.counts.rejected + run.faults.length).toBe(1);
});

it('the word “Dairesi” in the name of an office does not make a listing a flat', async () => {
  const title = 'T.C. Ankara 22. İcra Dairesi 2004/649 Esas taşınmazın açık artırma ilanı';
  await importText(JSON.stringify([{ title }]), 'ilanlar.json');
  expect(await rows()).toMatchObject([{ title, tur: 'Diğer Gayrimenkul', dosyaBilgi: '2004/649 Esas' }]);
});
