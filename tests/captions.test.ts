import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { isAct, isBare, isPolite, namesAct } from '../scripts/turkish/acts.ts';
import { type Caption, captionsInCode } from '../scripts/turkish/captions-in-code.ts';

/* Buttons name the act, headings name the thing (docs/turkish.md). */

const ROOT = fileURLToPath(new URL('..', import.meta.url));

let captions: (Caption & { file: string })[];
beforeAll(() => {
  captions = globSync('web/**/*.tsx', { cwd: ROOT, exclude: (name) => name.includes('.test.') })
    .sort()
    .flatMap((file) =>
      captionsInCode(file, readFileSync(join(ROOT, file), 'utf8')).map((found) => ({ file, ...found })),
    );
});

const wrong = (kind: Caption['kind'], isWrong: (text: string, caption: Caption) => boolean) =>
  captions
    .filter((caption) => caption.kind === kind)
    .flatMap((caption) =>
      caption.texts.filter((text) => isWrong(text, caption)).map((text) => `${caption.file}:${caption.line}: ${text}`),
    );

describe('the product', () => {
  it('has its buttons and headings checked', () => {
    expect(captions.filter(({ kind }) => kind === 'button').length).toBeGreaterThan(200);
    expect(captions.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(150);
  });

  it('has no button without an action in its caption', () => {
    expect(wrong('button', (text) => !namesAct(text))).toEqual([]);
  });

  it('has no button that leaves open what is saved, sent or deleted', () => {
    expect(wrong('button', (text, { isNamed }) => isBare(text) && !isNamed)).toEqual([]);
  });

  it('uses the short form in all its buttons', () => {
    expect(wrong('button', isPolite)).toEqual([]);
  });

  it('has no heading in the imperative', () => {
    expect(wrong('heading', isAct)).toEqual([]);
  });
});

describe('a button', () => {
  it.each(['Tamam', 'Gönderimler', 'Yeni anahtar', 'Rapor (PDF)'])('“%s” names no action', (text) => {
    expect(namesAct(text)).toBe(false);
  });

  it.each([
    'Raporu indir (PDF)',
    'Yazdır / PDF',
    'Kazandım, tarihlerimi göster',
    'Kaydediliyor…',
    'Masraflar saklandı',
  ])('“%s” names an action or a progress', (text) => {
    expect(namesAct(text)).toBe(true);
  });

  it('is in the short, the polite or neither form', () => {
    expect(['Devam et', 'Kaydet', 'Uyarıyı kaydet'].map(isBare)).toEqual([true, true, false]);
    expect(['Belgeleri açın', 'Kaydedin', 'İnceleyin', 'Uyarıyı kaydet'].map(isPolite)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

it('each text that a condition chooses is checked separately, with the words around it', () => {
  const code = `const a = (
  <Button aria-label="x">
    {isOpen ? 'Gizle' : 'Göster'} ({count})
  </Button>
);
const b = <Modal title={isNew ? 'Yeni uyarı' : name} />;`;
  expect(captionsInCode('x.tsx', code)).toEqual([
    { kind: 'button', line: 2, texts: ['Gizle (…)', 'Göster (…)'], isNamed: true },
    { kind: 'heading', line: 6, texts: ['Yeni uyarı'], isNamed: false },
  ]);
});
