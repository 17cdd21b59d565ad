/** Runs before the first paint, so that a dark page never flashes white. Reads what `ThemeToggle` stores. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('theme')}catch(e){}
document.documentElement.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`;
