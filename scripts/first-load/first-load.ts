import { type CodeFile, ROOT } from './code-weights.ts';

/** Pages with a budget for their first load, by the module that the router loads for them. */
export const WEIGHED_PAGES = {
  '/': 'web/routes/index.tsx',
  '/search': 'web/routes/search.tsx',
  '/ilan/…': 'web/routes/ilan.$id.tsx',
  '/fiyatlandirma': 'web/routes/fiyatlandirma.tsx',
  '/yardim-merkezi': 'web/routes/yardim-merkezi.index.tsx',
  '/icra/…': 'web/routes/icra.$.tsx',
} as const;
export type WeighedPage = keyof typeof WEIGHED_PAGES;

/** Written by `keep-weights.ts`: the modules of each page's first load. */
export const KEPT_WEIGHTS = `${ROOT}tests/fixtures/first-load.json`;

type Files = Readonly<Record<string, CodeFile>>;

/** The files that a page loads before it reacts to clicks: the entry, the page's own, and their static imports. */
export function firstFiles(files: Files, page: WeighedPage): string[] {
  const needed = new Set<string>();
  const need = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const imported of files[name]?.imports ?? []) need(imported);
  };
  for (const [name, { isStart, opens }] of Object.entries(files))
    if (isStart || opens?.startsWith(`${WEIGHED_PAGES[page]}?`)) need(name);
  return [...needed];
}

/** The length of every module in some files. */
export function modulesOf(files: Files, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.flatMap((name) => Object.entries(files[name]?.modules ?? {})));
}

/** The modules by which a page's first load has grown, the largest first: `web/ui/modal.tsx +2992`. */
export function grownModules(
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(now)
    .map(([module, length]) => ({ module, more: length - (before[module] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .map(({ module, more }) => `${module} +${more}`);
}
