import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';

/** The recovery codes, which are shown only once. */
export function RecoveryCodesList({ codes }: { codes: readonly string[] }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast({ kind: 'done', title: 'Kurtarma kodları kopyalandı.' });
    } catch {
      showToast({ kind: 'error', title: 'Kodlar kopyalanamadı. Elle not edin.' });
    }
  }
  return (
    <div>
      <h3 className="font-semibold">Kurtarma kodlarınız</h3>
      <p className="mt-1 text-sm text-ink-soft">
        Telefonunuza ulaşamazsanız bu kodlarla girersiniz. Her biri bir kez geçerlidir ve bir daha gösterilmez; güvenli
        bir yere not edin.
      </p>
      <ul aria-label="Kurtarma kodları" className="tabular mt-3 grid max-w-90 grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="secondary" className="mt-3" onClick={() => void copy()}>
        Kodları kopyala
      </Button>
    </div>
  );
}
