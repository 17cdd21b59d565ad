import { keepPreference } from '#web/features/members/consent/index.ts';
import { Moon, Sun } from '#web/ui/icons.tsx';

function toggleTheme(): void {
  const root = document.documentElement;
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = theme;
  keepPreference('theme', theme);
}

/** Switches between light and dark; until the first click the system setting counts. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      onClick={toggleTheme}
      className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunk"
      aria-label="Açık ve koyu görünüm arasında geçiş yap"
    >
      <Moon size={20} className="dark:hidden" aria-hidden="true" />
      <Sun size={20} className="hidden dark:block" aria-hidden="true" />
    </button>
  );
}
