import { MAX_SET } from '#shared/analysis/analysis-facts.ts';
import { RANGE_PERCENT, SHOWN_COMPARABLES } from '#shared/comparables/comparables.ts';
import { STATED_QUALITY } from '#shared/comparables/stated-quality.ts';
import { CHANGES_KEPT_DAYS } from '#shared/organisations/change-feed.ts';
import { ALERT_MATCHES_KEPT_DAYS } from '#shared/organisations/shared-alerts.ts';
import { EXPORTS_PER_DAY } from '#shared/plans.ts';
import { RETENTION } from '#shared/retention.ts';
import { formatNumber } from '#shared/text/money.ts';

/** What a client must know about a call apart from its parameters and answer, by path below `/api/v1`. */
export const CALL_TEXTS: Readonly<Record<string, string>> = {
  '/properties': 'Ana sayfadaki gibi kısa bir liste. Filtrelemek için arama çağrılarını kullanın.',
  '/properties/{id}':
    'İlanın tamamı. `locked` yetkisi yoksa `locked` listesinde adı geçen alanlar boş gelir, açıklamanın yalnızca başı (`descriptionPreview`) okunur.',
  '/properties/{id}/documents':
    'Belgelerin ne olduğu ve adresleri. Bu sitedeki adresler imzalıdır, anahtarsız açılır ve en az yarım gün geçerlidir; saklamayın, gerektiğinde yeniden isteyin.',
  '/properties/{id}/findings':
    'Okunan belgelerden kurallarla çıkarılanlar. Her bilginin cümlesi, kimin söylediği, günü ve, bir belgede yazıyorsa, belgesi, sayfası ve satırı vardır. `isSure` yanlışsa cümlede kesin okunamayan bir kelime vardır. Yazmayan, yok demek değildir: `isThere` yalnızca belge “yok” diyorsa yanlıştır. Çelişenlerin iki tarafı yan yanadır, hangisinin doğru olduğu söylenmez. `locked` yetkisi yoksa yalnızca sayılar gelir. Yanlış çıkan bilgiler sonradan kaldırılabilir.',
  '/properties/{id}/comparables': `Son iki yılda satılmış benzer mallar, en çok benzeyen ${SHOWN_COMPARABLES} tanesi neden benzediğiyle. Aralık (\`estimate\`) benzer bir satışın bedelini %${RANGE_PERCENT} olasılıkla içerir. Ne kadar tuttuğu iki yoldan söylenir: benzerlerde \`estimate.covered\`, türün gerçek satışlarında \`tested\`. Ortanca hata %${STATED_QUALITY.mostError} değerini aşarsa ya da aralıklar bedellerin %${STATED_QUALITY.leastCovered} kadarını tutmazsa aralık verilmez ve \`reason\` nedenini söyler. Hisse yalnızca yakın büyüklükteki hisselerle karşılaştırılır. \`locked\` yetkisi yoksa yalnızca sayıları gelir.`,
  '/properties/{id}/outcomes':
    'Aynı malın bütün ihaleleri, bitiş sırasıyla; ilanın kendisi de aralarındadır. Sonuç, sonraki ihalelerle birlikte okunur: satıştan sonra ikinci ihale yapıldıysa bedel ödenmemiştir (İİK 115/6).',
  '/properties/{id}/versions':
    'Kaynak bir ilanı sonradan düzeltebilir (İİK 114). Her sürüm, görüldüğü an ve metninin SHA-256 özetiyle saklanır; en yenisi önce gelir.',
  '/properties/{id}/versions/{before}/{after}':
    'İki sürümün farkı: değişen bilgiler ve, `locked` yetkisiyle, çıkan ve eklenen kelimeler.',
  '/properties/search':
    'Filtreler verilir, `query` içindeki kelimeler yazıldığı gibi aranır. Sonuçlar sayfa sayfadır: `page` ile sonrakini isteyin; `total` toplamı söyler. Bütün ilanları almak için sayfaları gezmeyin, `/api/v1/properties/export` çağrısını kullanın.',
  '/properties/search-ai':
    '“ankarada 2 milyon altı 3+1 daire” gibi bir cümle filtrelere çevrilir. Ne anlaşıldığı `interpretation` içindedir, aynı sonucu veren filtreler `interpretation.search` alanındadır. Açıkça verilen filtreler cümleden önce gelir. Uyan ilan yoksa bir koşul bırakılır ve `interpretation.relaxed` bunu söyler.',
  '/properties/suggestions': 'Yer, tür, daire, marka, model ve dosya numarası önerileri, en iyisi önce.',
  '/filters': 'İllerin, ilçelerin ve türlerin adları, yanlarında süren ihale sayısıyla.',
  '/summary': 'Kaç ihale sürüyor, hangi ilde kaç tane, kaynaklar en son ne zaman doğrulandı.',
  '/alerts': 'Kurum sayfasında paylaşılan uyarılar. Kişilerin paylaşmadığı uyarılar burada görünmez.',
  '/alerts/matches': `Uyarıların bulduklarını kaçırmadan okumak içindir. Yanıtın \`next\` değerini saklayın, sonraki çağrıda \`after\` olarak verin. \`hasMore\` doğruysa hemen, değilse birkaç dakika sonra yeniden çağırın. Eşleşmeler ${ALERT_MATCHES_KEPT_DAYS} gün saklanır; daha eski bir yer 410 ile yanıtlanır.`,
  '/reports': `Kurumun paylaşılan görünümlerinden hazırlanan raporlar; ${RETENTION.reportDays} gün saklanır. Hazır olanın (\`ready\`) dosyası ayrı çağrıyla alınır.`,
  '/reports/{id}/file': 'Dosya PDF, XLSX ya da CSV’dir; türünü `Content-Type`, adını `Content-Disposition` söyler.',
  '/changes': `Elinizdeki kopyayı güncel tutmak içindir. Önce \`/api/v1/properties/export\` ile hepsini alın; ilk satırındaki \`cursor\` değerini burada \`after\` olarak verin. Sonra her yanıtın \`next\` değeriyle sürdürün. Her değişiklik bir kez, aynı ilanınkiler oluş sırasıyla gelir. \`next\` değerini gelenleri işledikten sonra saklayın. Arada kesilirse aynı yerden yeniden okursunuz. Değişiklikler ${CHANGES_KEPT_DAYS} gün saklanır. Daha eski bir yer ya da yedekten dönülmüş bir akış 410 \`CURSOR_GONE\` ile yanıtlanır; hepsini yeniden alın.`,
  '/properties/export': `Her satır bir JSON nesnesidir. İlk satır \`{"cursor"}\`: değişiklikleri buradan izlersiniz. Sonra her ilan için \`{"property"}\`: \`/api/v1/properties/{id}\` yanıtıyla aynı alanlar. Son satır \`{"end": true, "count"}\`. Son satır gelmediyse bağlantı kesilmiştir: \`after\` olarak son ilanın numarasını verip sürdürün, ilk \`cursor\` değerini koruyun. İndirme sürerken değişenler değişiklik akışında yeniden gelir, böylece kopyanız eksiksiz olur. Kurum günde ${EXPORTS_PER_DAY} indirme yapabilir.`,
  '/analysis': `Seçim bir arama (\`parameters\`: arama adresinin \`?\` işaretinden sonrası) ya da ilan numaralarıdır. En çok ${formatNumber(MAX_SET)} ilan hesaba katılır; seçim daha büyükse \`isCut\` doğrudur. Hesap veritabanında yapılır; bağlantıyı kapatmak hesabı da durdurur.`,
  '/analysis/views':
    'Kurumun sakladığı ve paylaştığı görünümler; `view` alanı analiz çağrısının gövdesine olduğu gibi konur.',
};
