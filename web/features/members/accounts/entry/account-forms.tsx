import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronLeft } from '#web/ui/icons.tsx';
import { loadToaster } from '#web/ui/toasts/toast-gate.tsx';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';
import { LoginForm } from './login-form.tsx';
import { PhoneLoginForm } from './phone-login-form.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';

type Props = { initialTab: 'login' | 'register'; onDone: () => void };

const TAB =
  'min-h-11 rounded-control font-semibold text-ink-soft transition-colors duration-150 data-[state=active]:bg-sheet data-[state=active]:text-petrol data-[state=active]:shadow-sheet';

/**
 * Login and registration as two tabs (spec §2), and the form for a forgotten password. Used in the dialog and on
 * /login.
 */
export function AccountForms({ initialTab, onDone }: Props) {
  const [tab, setTab] = useState<string>(initialTab);
  const [isByPhone, setByPhone] = useState(false);
  // Login by phone is offered only if text messages are configured (D7).
  const { data: company } = useQuery(companyQuery);
  const [isForgotten, setForgotten] = useState(false);
  const [challenge, setChallenge] = useState<string>();
  const [email, setEmail] = useState('');
  // Preloads the toaster: it has to report a lost connection later.
  useEffect(() => void loadToaster().catch(() => undefined), []);

  if (challenge !== undefined)
    return (
      <>
        <BackToLogin onClick={() => setChallenge(undefined)} />
        <SecondStepForm challenge={challenge} onDone={onDone} />
      </>
    );
  if (isForgotten)
    return (
      <>
        <BackToLogin onClick={() => setForgotten(false)} />
        <ForgottenPasswordForm email={email} />
      </>
    );
  return (
    <Tabs.Root value={tab} onValueChange={setTab}>
      <Tabs.List aria-label="Giriş ya da üyelik" className="mb-5 grid grid-cols-2 gap-1 rounded-sheet bg-sunk p-1">
        <Tabs.Trigger value="login" className={TAB}>
          Giriş yap
        </Tabs.Trigger>
        <Tabs.Trigger value="register" className={TAB}>
          Üye ol
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="login" tabIndex={-1} className="outline-none">
        {isByPhone ? (
          <PhoneLoginForm onDone={onDone} />
        ) : (
          <LoginForm
            email={email}
            onEmailChange={setEmail}
            onForgotten={() => setForgotten(true)}
            onSecondStep={setChallenge}
            onDone={onDone}
          />
        )}
        {company?.sendsTexts ? (
          <Button look="quiet" className="mt-3 w-full" onClick={() => setByPhone(!isByPhone)}>
            {isByPhone ? 'E-posta ve şifreyle giriş yap' : 'Telefona gelen kodla giriş yap'}
          </Button>
        ) : null}
      </Tabs.Content>
      <Tabs.Content value="register" tabIndex={-1} className="outline-none">
        <RegistrationForm email={email} onEmailChange={setEmail} onDone={onDone} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function BackToLogin({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mt-2 mb-3 inline-flex min-h-9 items-center gap-1 text-sm font-semibold text-petrol hover:underline"
    >
      <ChevronLeft size={18} aria-hidden="true" />
      Girişe dön
    </button>
  );
}
