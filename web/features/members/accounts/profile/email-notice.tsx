import { MailWarning } from '#web/ui/icons.tsx';
import { ConfirmationMailButton, useUnconfirmedEmail } from '../confirmation-mail.tsx';

/** Says that the e-mail address is not confirmed and what depends on that (D46), and offers to send the link again. */
export function EmailNotice() {
  const email = useUnconfirmedEmail();
  if (email === undefined) return null;
  return (
    <aside
      aria-label="E-posta onayı"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet bg-amber-tint px-5 py-4"
    >
      <MailWarning size={22} aria-hidden="true" className="shrink-0 text-amber" />
      <p className="min-w-0 grow basis-60">
        E-posta adresinizi henüz onaylamadınız. <strong className="font-semibold break-words">{email}</strong> adresine
        gönderdiğimiz bağlantıyı açın. O zamana kadar bildirimleriniz yalnızca sitede görünür; deneme, satın alma,
        telefon onayı, geçiş anahtarı ve kurum işlemleri kapalıdır. Yedi gün içinde onaylanmayan hesaplar silinir.
      </p>
      <ConfirmationMailButton />
    </aside>
  );
}
