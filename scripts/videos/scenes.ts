import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import type { Film } from './film.ts';

/** One film: the address where it begins, and what happens in it. */
export type Scene = { readonly slug: string; readonly address: string; readonly play: (film: Film) => Promise<void> };

async function searchAndFilter(film: Film): Promise<void> {
  const { page } = film;
  await film.say('Aradığınızı arama kutusuna düşündüğünüz gibi yazın.');
  await film.write(page.getByRole('combobox', { name: /İl, ilçe/ }), 'istanbul daire', 90);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search/);
  await film.say('Nasıl anladığımız kutunun altında görünür; bir parçasını çarpıyla kaldırabilirsiniz.');
  await film.pointAt(page.getByText('Şöyle anladık'));
  await film.say('Kaç ihale bulunduğu listenin üstündedir.');
  await film.pointAt(page.getByRole('heading', { level: 1 }));
  const filters = page.getByRole('complementary', { name: 'Filtreler' });
  await film.say('Soldaki panelden değiştirin. İl listesinde arayıp birden çok il seçebilirsiniz.');
  await film.write(filters.getByLabel('İl listesinde ara'), 'anka', 110);
  await film.click(filters.getByRole('checkbox', { name: /^Ankara/ }));
  await page.waitForURL(/city=/);
  await film.say('Bütçenizi bedel alanına yazın. Liste otomatik yenilenir.');
  await film.write(filters.getByRole('textbox', { name: 'En çok' }).first(), '4000000', 90);
  await page.keyboard.press('Enter');
  await page.waitForURL(/maxPrice=/);
  await film.say('Sıralamayı değiştirin: bitişi en yakın olan ya da en düşük bedelli olan önce gelsin.');
  const sort = page.getByRole('combobox', { name: 'Sırala' });
  await film.pointAt(sort);
  // The operating system draws the list of options, so it can't be filmed.
  await sort.selectOption({ label: 'Bedel: düşükten yükseğe' });
  await page.waitForURL(/sort=/);
  await film.say('Seçtikleriniz sonuçların üstünde etiket olarak görünür. Çarpıya basınca kalkar.');
  await film.click(page.getByRole('link', { name: /İstanbul.*kaldır/ }).first());
  await film.say('Filtreler sayfanın adresinde saklıdır: bağlantıyı gönderirseniz karşınızdaki aynı listeyi görür.');
  await film.scroll(560);
  await film.rest(1200);
  await film.say('Beğendiğiniz karta basın, ilan açılır.');
  await film.click(page.getByRole('list', { name: 'İhaleler' }).getByRole('article').nth(4).getByRole('link').first());
  await page.getByRole('dialog').first().waitFor();
  await page.waitForLoadState('networkidle');
  await film.rest(1800);
}

async function readListing(film: Film): Promise<void> {
  const { page } = film;
  await film.click(page.getByRole('list', { name: 'İhaleler' }).getByRole('article').first().getByRole('link').first());
  const listing = page.getByRole('dialog').first();
  await listing.waitFor();
  await film.say('İlanın özeti sağdadır: bedel, teminat ve süreler.');
  await film.rest(1500);
  await film.say('Altı noktalı kelimelerin anlamı vardır. Basın, tek cümleyle açıklansın.');
  await film.click(listing.getByRole('button', { name: 'Teminat' }).first());
  await film.rest(2200);
  await page.keyboard.press('Escape');
  await film.say(
    `Nakit teminat, ihalenin bitişinden önceki gün saat ${lawText(LAW.cashDepositMinute)}’a kadar yatırılır.`,
  );
  await film.rest(1500);
  await film.say('Aşağıda malın bilgileri vardır: türü, mahallesi, ada ve parseli, satışı yapan daire.');
  await film.pointAt(listing.getByRole('region', { name: 'Galeri' }));
  await film.scrollTo(page.locator('#bilgiler'));
  await film.rest(1500);
  await film.say('Açıklamanın devamı ve belgeler premium üyelikle açılır.');
  await film.scrollTo(page.locator('#aciklama'));
  await film.rest(1500);
  await film.say('Kayıttaki şerhleri okuyun. İpotek ve haciz, satış için gereken en az bedeli yükseltebilir.');
  const annotations = page.locator('#serhler');
  if (await annotations.isVisible()) await film.scrollTo(annotations);
  await film.rest(1500);
  await film.say('En altta kaynak ve son doğrulama vardır. Karar vermeden önce ilanın aslını okuyun.');
  await film.scrollTo(page.locator('#kaynak'));
  await film.rest(1500);
}

async function saveAndAlert(film: Film): Promise<void> {
  const { page } = film;
  await film.say('Beğendiğiniz ilanı kalp simgesiyle kaydedersiniz. Bunun için üyelik gerekir.');
  await film.click(page.getByRole('button', { name: /^İlanı kaydet/ }).nth(1));
  const joining = page.getByRole('dialog', { name: 'Üye Olun' });
  await film.say('E-posta, cep telefonu ve en az altı karakterli bir şifre yeter.');
  await film.write(joining.getByLabel('E-posta'), `ayse.${Date.now() % 10_000}@ornek.example`, 20);
  await film.write(joining.getByLabel('Cep telefonu'), '05321234567', 15);
  await film.write(joining.getByLabel('Şifre', { exact: true }), 'mavi-kapi-27', 15);
  await film.write(joining.getByLabel('Şifre (yeniden)'), 'mavi-kapi-27', 15);
  await film.click(joining.getByRole('button', { name: 'Üye ol' }));
  await joining.waitFor({ state: 'hidden' });
  await film.say('Üye oldunuz, ilan da kaydedildi. Kalp artık dolu.');
  await film.rest(500);
  await film.say('Aynı aramayı her gün yapmayın: “Bu aramayı kaydet” ile uyarıya dönüştürün.');
  await film.click(page.getByRole('button', { name: 'Bu aramayı kaydet' }));
  const editor = page.getByRole('dialog', { name: 'Yeni arama uyarısı' });
  await editor.waitFor();
  await film.say('Şu an kaç ihalenin uyduğunu görür, uyarıya bir ad verirsiniz.');
  await film.rest(500);
  await film.click(editor.getByRole('button', { name: 'Uyarıyı kaydet' }));
  await editor.waitFor({ state: 'hidden' });
  await film.say('Kaydettiğiniz ilanlar, uyarılar ve bildirimler panelinizdedir.');
  await film.click(page.locator('header [aria-haspopup="menu"]'));
  await film.click(page.getByRole('menuitem', { name: /^Uyarılar/ }));
  await page.waitForURL(/\/user/);
  await page.getByRole('list', { name: 'Uyarılar' }).getByRole('article').first().waitFor();
  await film.rest(2200);
}

/** The three walkthroughs of the help centre. Their titles are in `content/videos/`. */
export const SCENES: readonly Scene[] = [
  { slug: 'ihale-arama', address: '/', play: searchAndFilter },
  { slug: 'ilan-okuma', address: '/search?category=1&city=Ankara', play: readListing },
  { slug: 'kaydetme-ve-uyari', address: '/search?category=1&city=İzmir', play: saveAndAlert },
];
