import { ConfirmationMailButton, useUnconfirmedEmail } from '#web/features/members/accounts/index.ts';

/**
 * Beside the trial's button: says, before and after the request, that the trial starts when the address is confirmed
 * (D46).
 */
export function UnconfirmedTrial({ isAsked }: { isAsked: boolean }) {
  const email = useUnconfirmedEmail();
  if (email === undefined) return null;
  const address = <strong className="font-semibold break-all">{email}</strong>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet bg-amber-tint px-4 py-3">
      <p role="status" className="min-w-0 grow basis-56 text-sm">
        {isAsked ? (
          <>Denemeniz hazır: {address} adresine gönderdiğimiz bağlantıyı açtığınızda başlar.</>
        ) : (
          <>Deneme, e-posta adresinizi onayladığınızda başlar. Bağlantıyı {address} adresine gönderdik.</>
        )}
      </p>
      <ConfirmationMailButton />
    </div>
  );
}
