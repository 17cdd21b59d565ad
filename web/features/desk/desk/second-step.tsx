import { useQueryClient } from '@tanstack/react-query';
import type { DeskMe } from '#shared/desk/desk.ts';
import { DESK_PATH } from '#shared/desk/desk-path.ts';
import { MembersOnly, TwoFactorSection } from '#web/features/members/accounts/index.ts';

/** The only page for an operator without a second factor: it sets one up. */
export function SecondStep({ me }: { me: DeskMe }) {
  const queryClient = useQueryClient();
  return (
    <>
      <h1 className="text-2xl font-bold tracking-tight">İki adımlı giriş gerekli</h1>
      <p className="mt-2 mb-5 max-w-text text-ink-soft">
        Masada kişisel veriler vardır; bu yüzden {me.email} hesabına yalnızca şifreyle girilemez. Açtığınızda masa da
        açılır.
      </p>
      <MembersOnly next={DESK_PATH}>
        {(user) => (
          <TwoFactorSection user={user} onDone={() => void queryClient.invalidateQueries({ queryKey: ['desk'] })} />
        )}
      </MembersOnly>
    </>
  );
}
