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
  it('has its buttons and headings looked at', () => {
    expect(captions.filter(({ kind }) => kind === 'button').length).toBeGreaterThan(200);
    expect(captions.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(150);
  });

  it('has no button that names no act', () => {
    expect(wrong('button', (text) => !namesAct(text))).toEqual([]);
  });

  it('has no button that leaves open what is saved, sent or deleted', () => {
    expect(wrong('button', (text, { isNamed }) => isBare(text) && !isNamed)).toEqual([]);
  });

  it('has all its buttons in the short form', () => {
    expect(wrong('button', isPolite)).toEqual([]);
  });

  it('has no heading that tells its reader to do something', () => {
    expect(wrong('heading', isAct)).toEqual([]);
  });
});

describe('a button', () => {
  it.each(['Tamam', 'Gönderimler', 'Yeni anahtar', 'Rapor (PDF)'])('“%s” names no act', (text) => {
    expect(namesAct(text)).toBe(false);
  });

  it.each([
    'Raporu indir (PDF)',
    'Yazdır / PDF',
    'Kazandım, tarihlerimi göster',
    'Kaydediliyor…',
    'Masraflar saklandı',
  ])('“%s” names its act, or how far it is', (text) => {
    expect(namesAct(text)).toBe(true);
  });

  it('is bare, polite or neither', () => {
    expect(['Devam et', 'Kaydet', 'Uyarıyı kaydet'].map(isBare)).toEqual([true, true, false]);
    expect(['Belgeleri açın', 'Kaydedin', 'İnceleyin', 'Uyarıyı kaydet'].map(isPolite)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

it('each text that a condition chooses is a separate text, with the words around it', () => {
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
