import { Modal } from '#web/ui/modal.tsx';
import { AccountForms } from './account-forms.tsx';
import { closeLoginRequest, type LoginRequest } from './login-request.ts';

/** The login and registration dialog (spec §2). After the login it runs the visitor's intended action. */
export function LoginDialog({ request }: { request: LoginRequest | undefined }) {
  function finish(): void {
    const afterwards = request?.afterwards;
    closeLoginRequest();
    afterwards?.();
  }
  return (
    <Modal
      isOpen={request !== undefined}
      onClose={closeLoginRequest}
      title={request?.title ?? 'Peyda hesabınız'}
      description={request?.message ?? 'İlanları kaydedin, aramanıza uyan yeni ihalelerden haberdar olun.'}
      isForm
    >
      {request ? <AccountForms initialTab={request.tab} onDone={finish} /> : null}
    </Modal>
  );
}
