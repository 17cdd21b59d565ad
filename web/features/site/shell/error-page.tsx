import { useRouter } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { RotateCw, TriangleAlert } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';

/** The page for an error, with a button to try again. */
export function ErrorPage() {
  const router = useRouter();
  return (
    <main id="icerik" className="page py-16">
      <h1 className="sr-only">Sayfa gösterilemedi</h1>
      <MessageState
        icon={TriangleAlert}
        title="Sayfa gösterilemedi."
        action={
          <Button onClick={() => void router.invalidate()}>
            <RotateCw size={20} aria-hidden="true" />
            Yeniden dene
          </Button>
        }
      >
        Sorun bizden kaynaklanıyor olabilir. Biraz sonra yeniden deneyin.
      </MessageState>
    </main>
  );
}
