import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PHONE_CODE } from '#shared/account-rules.ts';
import { fillFigures } from '#shared/content/fill-marks.ts';
import { INVITATION_DAYS } from '#shared/organisations/organisation-rules.ts';
import { RETENTION } from '#shared/retention.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const {
  passiveAccountYears,
  passiveAccountWarningDays,
  unconfirmedAccountDays,
  paymentYears,
  unpaidOrderDays,
  contactYears,
  logYears,
  notificationYears,
  deliveryDays,
  sessionIdleDays,
  sessionMaxDays,
  attemptDays,
  viewDays,
  knownDeviceDays,
  usedTrialYears,
  forgottenAccountYears,
  rejectedRecordDays,
  reportDays,
  endedListingYears,
  auditYears,
  endedOrganisationYears,
  appConnectionDays,
  appConnectionMaxDays,
  endedConnectionDays,
  unusedAppDays,
} = RETENTION;
const SHARED = `Kurumun planı bittikten sonra ${endedOrganisationYears} yıl; ayrıldığınızda adınız olmadan kalır`;
const CONNECTION_END = `Son yenilenmeden ${appConnectionDays} gün, en geç bağlanmadan ${appConnectionMaxDays} gün sonra sona erer`;
const WARNING = `${passiveAccountWarningDays} gün önce e-postayla haber verilir`;

const legalText = (file: string) => fillFigures(readFileSync(`${ROOT}/content/legal/${file}.md`, 'utf8'));

/** The rows of the table under “Saklama süreleri”: its first column, and the rest of the row. */
function retentionTable(file: string): Map<string, string> {
  const [, section = ''] = legalText(file).split('\n## Saklama süreleri\n');
  const rows = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  // In a table with four columns the second is the reason; the others are what, how long and what then.
  const isWhyTold = rows[0]?.includes('Neden') ?? false;
  return new Map(
    rows.slice(2).map(([, what = '', ...rest]) => [
      what,
      rest
        .slice(isWhyTold ? 1 : 0)
        .filter(Boolean)
        .join(' · '),
    ]),
  );
}

/** Periods that none of our jobs enforces: they last as long as the account, or browsers end them. */
const WITHOUT_JOB = [
  'Etkin hesap bilgileri',
  'Etkin hesap',
  'Geçiş anahtarları (açık anahtar, sayaç, verdiğiniz ad)',
  'İki adımlı girişin gizli anahtarı ve kurtarma kodları (şifreli)',
  'E-postayla gönderilen bağlantıların özeti',
  'Geri ödeme yapılacak IBAN',
  'Otomatik yenileme için kartın ödeme kuruluşundaki anahtarı ve son dört hanesi',
  'Takvim abonelik adresinin özeti',
  // It is deleted with the text of its document.
  'Belgelerde bulunan bir bilgi için “yanlış” işaretiniz ve yazdıysanız nedeni',
  'Çerezler',
];

describe('what the legal texts promise is what the jobs do', () => {
  it.each<[string, Record<string, string>]>([
    [
      'kvkk-aydinlatma',
      {
        'E-posta adresi onaylanmayan hesap': `Açıldıktan sonra ${unconfirmedAccountDays} gün · Silinir`,
        'Kullanılmayan (pasif) hesap': `Son kullanımdan sonra ${passiveAccountYears} yıl · ${WARNING}, silinir; haber verilemeyen hesap silinmez`,
        'Oturum kayıtları': `Son kullanımdan sonra ${sessionIdleDays} gün, en çok ${sessionMaxDays} gün · Silinir`,
        'Giriş denemelerinin ve giden kısa mesajların sayımı': `En çok ${attemptDays} gün · Silinir`,
        'Kısa mesajla gönderilen kodun özeti': `${PHONE_CODE.minutes} dakika geçerli · Bir saat içinde silinir`,
        'Giriş yapılan tarayıcıların işareti': `Son girişten sonra ${knownDeviceDays} gün · Silinir`,
        'Onay bekleyen e-posta adresi': '1 gün · Silinir',
        'Günlük ilan ve belge sayımı': `En çok ${viewDays} gün · Silinir`,
        Bildirimler: `${notificationYears} yıl · Silinir`,
        'Gönderilmiş e-posta ve kısa mesaj kayıtları': `${deliveryDays} gün · Silinir`,
        'Davet edilen e-posta adresi': `${INVITATION_DAYS} gün; davet kabul edilir ya da geri alınırsa o ana kadar · Bir gün içinde silinir`,
        'Kurum raporları ve haber e-postalarının kaydı': `${reportDays} gün · Silinir`,
        'Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı': `${SHARED} · Silinir`,
        'Bağlı uygulama kaydı ve erişim anahtarlarının özeti': `${CONNECTION_END}; biten bağlantının kaydı ${endedConnectionDays} gün saklanır; kurumdan ayrılırsanız ya da hesabı silerseniz beklenmez · Silinir`,
        'Kendini tanıtan ama kimsenin bağlamadığı uygulamanın adı ve adresi': `${unusedAppDays} gün · Silinir`,
        'Deneme kaydı (e-posta, telefon ve cihaz özetleri)': `Hesap silindikten, hesapsız denemede başlangıçtan sonra ${usedTrialYears} yıl · Silinir`,
        'Silinen hesabın rastgele numarası': `${forgottenAccountYears} yıl · Silinir`,
        'İşletmenin işlem kaydı (üyenin rastgele numarası, görevlinin adı)': `${auditYears} yıl, hesap silinse de · Silinir`,
        'Ödeme kayıtları': `Yıl sonundan itibaren ${paymentYears} yıl, hesap silinse de · Silinir`,
        'Ödenen siparişler: alıcının adı, adresi, verdiyse T.C. kimlik ya da vergi numarası, sözleşmeler, faturalar': `Yıl sonundan itibaren ${paymentYears} yıl, hesap silinse de · Silinir`,
        'Ödenmeden kapanan siparişler': `${unpaidOrderDays} gün · Silinir`,
        'İletişim ve destek yazışmaları, kişisel veri başvuruları': `${contactYears} yıl, hesap silinse de · Silinir`,
        'Sunucu günlükleri': `${logYears} yıl · Silinir`,
        'Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri': `İhalenin bitişinden sonra ${endedListingYears} yıl · Silinir; bedel, yer ve tarih gibi kişiye bağlanamayan bilgiler kalır`,
        'İçe aktarılamayan ilan kayıtları': `${rejectedRecordDays} gün · Silinir`,
      },
    ],
    [
      'gizlilik-politikasi',
      {
        'E-posta adresi onaylanmayan hesap': `Açıldıktan sonra ${unconfirmedAccountDays} gün`,
        'Kullanılmayan hesap': `Son kullanımdan sonra ${passiveAccountYears} yıl; ${WARNING}; haber verilemeyen hesap silinmez`,
        Bildirimler: `${notificationYears} yıl`,
        'Kurum raporları': `${reportDays} gün`,
        'Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri ve API anahtarlarının kaydı': SHARED,
        'Bağlı uygulama kaydı': `${CONNECTION_END}; biten bağlantı ${endedConnectionDays} gün sonra silinir. Kurumdan ayrılınca, hesap silinince hemen silinir`,
        'Kendini tanıtıp bağlanmayan uygulamanın kaydı': `${unusedAppDays} gün`,
        'Ödeme kayıtları': `Yıl sonundan itibaren ${paymentYears} yıl`,
        'Ödenmeden kapanan siparişler': `${unpaidOrderDays} gün`,
        'İletişim mesajları': `${contactYears} yıl`,
        'Sunucu günlükleri': `${logYears} yıl`,
        'Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri': `İhalenin bitişinden sonra ${endedListingYears} yıl`,
      },
    ],
  ])('%s', (file, promised) => {
    const table = retentionTable(file);
    for (const row of WITHOUT_JOB) table.delete(row);
    expect(Object.fromEntries(table)).toEqual(promised);
  });

  it('the short text states the same', () => {
    const text = legalText('kisa-gizlilik');
    expect(text).toContain(`Kullanılmayan hesap ${passiveAccountYears} yıl, ödeme kayıtları ${paymentYears} yıl.`);
    expect(text).toContain(`İletişim mesajları ${contactYears} yıl, sunucu günlükleri ${logYears} yıl.`);
  });
});
