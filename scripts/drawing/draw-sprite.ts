import { readFile, writeFile } from 'node:fs/promises';
import { icons } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const UI = new URL('../../web/ui/', import.meta.url);
const SPRITE = new URL('icon-sprite.svg', UI);

/** Draws the icons that `web/ui/icons.tsx` names into one file, from Lucide's drawings. */
export async function drawSprite(): Promise<string> {
  const code = await readFile(new URL('icons.tsx', UI), 'utf8');
  const names = new Set([...code.matchAll(/ draw\('(\w+)', props\)/g)].map(([, name = '']) => name));
  const symbols = [...names].map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** One Lucide icon as the inner elements of an SVG. */
export function drawingOf(name: string): string {
  const icon = Object.entries(icons).find(([known]) => known === name)?.[1];
  const drawing = icon && /^<svg[^>]*>(.+)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon)))?.[1];
  if (!drawing) throw new Error(`Lucide has no icon ${name}.`);
  return drawing.replace(/><\/\w+>/g, '/>');
}

if (import.meta.main) await writeFile(SPRITE, await drawSprite());
