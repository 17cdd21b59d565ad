import type { Config } from '#server/config.ts';
import { letterTo } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mailer.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { RETENTION } from '#shared/retention.ts';
import { WAYS_LEFT_PATH } from '#shared/sign-in/ways-left-path.ts';
import { formatDate, formatDateTime } from '#shared/text/dates.ts';

export function confirmationMail(config: Config, to: string, token: string): Mail {
  return letterTo(to, {
    subject: 'Peyda: e-posta adresinizi onaylayın',
    intro: 'Peyda’da bu e-posta adresiyle bir hesap açıldı. Adresinizi onaylamak için aşağıdaki bağlantıyı açın.',
    button: 'E-posta adresimi onayla',
    link: linkTo(config, '/e-posta-onayla', token),
    outro: `Bağlantı 24 saat geçerlidir. Hesabı siz açmadıysanız bu e-postayı dikkate almayın; onaylanmayan hesaplar ${RETENTION.unconfirmedAccountDays} gün sonra silinir.`,
  });
}

/** The mail with the link to the page where a new password is set. */
export function passwordMail(config: Config, to: string, token: string): Mail {
  return letterTo(to, {
    subject: 'Peyda: şifrenizi yenileyin',
    intro:
      'Peyda hesabınız için şifre yenileme isteği aldık. Yeni şifrenizi belirlemek için aşağıdaki bağlantıyı açın.',
    button: 'Şifremi yenile',
    link: linkTo(config, '/sifre-yenile', token),
    outro:
      'Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir. İsteği siz yapmadıysanız bu e-postayı dikkate almayın; şifreniz değişmez.',
  });
}

/** Warns the owner of an unused account when it will be deleted, and says how to keep it (spec §9). */
export function passiveAccountMail(config: Config, to: string, deletedAt: Date): Mail {
  return letterTo(to, {
    subject: `Peyda: hesabınız ${formatDate(deletedAt)} tarihinde silinecek`,
    intro: `Peyda hesabınız ${RETENTION.passiveAccountYears} yıldır kullanılmadı. Kullanılmayan hesapları saklamıyoruz: hesabınız, kaydettiğiniz ilanlar ve uyarılarınızla birlikte ${formatDate(deletedAt)} tarihinde silinecek. Hesabınızı korumak için bu tarihe kadar bir kez giriş yapmanız yeterli.`,
    button: 'Giriş yap',
    link: siteLink(config, '/login').href,
    outro: 'Hesabın silinmesini istiyorsanız bir şey yapmanız gerekmez.',
  });
}

/** Asks the owner of one of the two addresses to confirm that the account moves from the old to the new one. */
export function emailChangeMail(config: Config, to: string, token: string, side: 'old' | 'new'): Mail {
  const link = siteLink(config, '/e-posta-onayla');
  link.searchParams.set('degisim', token);
  return letterTo(to, {
    subject: 'Peyda: e-posta adresi değişikliğini onaylayın',
    intro:
      side === 'old'
        ? 'Peyda hesabınızın e-posta adresini değiştirme isteği aldık. Hesabınızın bu adresten ayrılmasını onaylamak için aşağıdaki bağlantıyı açın.'
        : 'Bir Peyda hesabının e-posta adresi olarak bu adres yazıldı. Onaylamak için aşağıdaki bağlantıyı açın.',
    button: 'Değişikliği onayla',
    link: link.href,
    outro:
      side === 'old'
        ? 'Bağlantı 24 saat geçerlidir. İsteği siz yapmadıysanız bağlantıyı açmayın ve şifrenizi hemen değiştirin; siz onaylamadan adres değişmez.'
        : 'Bağlantı 24 saat geçerlidir. Böyle bir istekte bulunmadıysanız bu e-postayı dikkate almayın.',
  });
}

/** Informs a member of a sign-in from a new browser. Contains no text that the browser sent. */
export function newDeviceMail(config: Config, to: string, { device, at }: { device: string; at: Date }): Mail {
  return letterTo(to, {
    subject: 'Peyda: hesabınıza yeni bir cihazdan girildi',
    intro: `Peyda hesabınıza daha önce kullanmadığınız bir tarayıcıdan girildi (${device}; ${formatDateTime(at)}). Siz girdiyseniz bir şey yapmanız gerekmez.`,
    button: 'Açık oturumlarıma bak',
    link: siteLink(config, '/user').href,
    outro: 'Siz değilseniz bu oturumu kapatın ve şifrenizi değiştirin; diğer bütün oturumlar da kapanır.',
  });
}

/** Informs a member of an act that affects access, with a way to undo it (D46). */
export function actMail(config: Config, to: string, { told, at }: { told: string; at: Date }): Mail {
  return letterTo(to, {
    subject: `Peyda: ${told.charAt(0).toLocaleLowerCase('tr')}${told.slice(1).replace(/\.$/, '')}`,
    intro: `${told} Tarih: ${formatDateTime(at)}. Bunu siz ya da kurumunuzdan biri yaptıysa bir şey yapmanız gerekmez.`,
    button: 'Ben yapmadım',
    link: siteLink(config, '/sifre-yenile').href,
    outro:
      'Siz yapmadıysanız bu bağlantıdan yeni bir şifre belirleyin; açık bütün oturumlar kapanır. Sonra profilinizden ve kurum sayfanızdan tanımadığınız geçiş anahtarlarını, numaraları, adresleri ve bağlantıları kaldırın.',
  });
}

/**
 * Informs a member that a mailed link set a new password, and links to the ways to sign in that need no password. The
 * person who used the link can read the mailbox, so the mail refers to support instead of another mailed link.
 */
export function passwordResetMail(config: Config, to: string, at: Date): Mail {
  return letterTo(to, {
    subject: 'Peyda: şifreniz yenilendi',
    intro: `Peyda hesabınızın şifresi, bu adrese gönderilen bağlantıyla yenilendi. Tarih: ${formatDateTime(at)}. Açık oturumlar kapandı. Geçiş anahtarları gibi şifre sormayan yollar açık kalır; giriş yapınca hepsini görür, tanımadıklarınızı kapatırsınız.`,
    button: 'Açık kalanlara bak',
    link: siteLink(config, WAYS_LEFT_PATH).href,
    outro: `Siz yapmadıysanız önce e-posta kutunuzun şifresini değiştirin, sonra bize yazın: ${siteLink(config, '/iletisim').href}`,
  });
}

export function accountDeletedMail(config: Config, to: string, at: Date): Mail {
  return letterTo(to, {
    subject: 'Peyda: hesabınız silindi',
    intro: `Peyda hesabınız ve ona ait veriler ${formatDateTime(at)} tarihinde silindi. Kanunun saklanmasını istediği ödeme kayıtları kalır.`,
    button: 'Ben silmedim, yardım isteyin',
    link: siteLink(config, '/iletisim').href,
    outro: 'Siz sildiyseniz bir şey yapmanız gerekmez. Silinen hesap geri getirilemez.',
  });
}

function linkTo(config: Config, path: string, token: string): string {
  const link = siteLink(config, path);
  link.searchParams.set('token', token);
  return link.href;
}
