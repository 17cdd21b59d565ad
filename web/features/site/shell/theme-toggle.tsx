import { keepPreference, reopenStorageQuestion, storageChoice } from '#web/features/members/consent/index.ts';
import { nextPaint } from '#web/platform/speed/next-paint.ts';
import { Moon, Sun } from '#web/ui/icons.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';

/** The message is shown once per page. While the question about storage is open, that says the same. */
let wasTold = false;

let wanted: string | undefined;

function toggleTheme(): void {
  const root = document.documentElement;
  const theme = (wanted ?? root.dataset.theme) === 'dark' ? 'light' : 'dark';
  wanted = theme;
  // Every element changes its colours, which takes a slow phone a while: the pressed button is painted first.
  void nextPaint().then(() => {
    root.dataset.theme = theme;
  });
  keepPreference('theme', theme);
  if (wasTold || storageChoice() !== 'necessary') return;
  wasTold = true;
  showToast({
    kind: 'plain',
    title: 'Seçiminiz bu sayfayı kapatınca unutulur',
    description: 'Hatırlanması için tercih kayıtlarına izin verin.',
    action: { label: 'Çerez tercihleri', run: reopenStorageQuestion },
  });
}

/** Switches between light and dark; until the first click the system setting applies. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      onClick={toggleTheme}
      className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunk active:bg-sunk"
      aria-label="Açık ve koyu görünüm arasında geçiş yap"
    >
      <Moon size={20} className="dark:hidden" aria-hidden="true" />
      <Sun size={20} className="hidden dark:block" aria-hidden="true" />
    </button>
  );
}
