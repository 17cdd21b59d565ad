import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { SALE_NOTICE } from '#sample/documents/document-texts.ts';
import { makeUdf } from '#sample/documents/make-archives.ts';
import { isHeading, readUdf, type UdfBlock } from './read-udf.ts';

/** Builds a UDF whose elements refer to pieces of the text by their words. */
function udf(text: string, elements: string, styles = ''): string {
  const placed = elements.replace(/at="([^"]*)"/g, (_, words: string) => {
    return `startOffset="${text.indexOf(words)}" length="${words.length}"`;
  });
  return `<?xml version="1.0" encoding="UTF-8" ?><template format_id="1.8"><content><![CDATA[${text}]]></content><properties/><elements resolver="hvl-default">${placed}</elements><styles>${styles}</styles></template>`;
}

function plain(blocks: readonly UdfBlock[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [block.runs.map(({ text }) => text).join('')]
      : block.rows.map((row) => row.map((cell) => plain(cell.blocks).join('/')).join(' | ')),
  );
}

it('reads the sample notice paragraph by paragraph', () => {
  const blocks = readUdf(strFromU8(unzipSync(makeUdf(SALE_NOTICE))['content.xml'] ?? new Uint8Array()));
  expect(plain(blocks).slice(0, 2)).toEqual(['Taşınmazın açık artırma ilanı', 'Satılacak malın özellikleri']);
  expect(blocks[0]).toMatchObject({ align: 'center', runs: [{ isBold: true }] });
  expect(blocks[2]).toMatchObject({ align: 'justify' });
});

it('headings of a notice are distinguished from its text', () => {
  const blocks = readUdf(strFromU8(unzipSync(makeUdf(SALE_NOTICE))['content.xml'] ?? new Uint8Array()));
  const headings = blocks.filter((block) => block.kind === 'paragraph' && isHeading(block));
  expect(plain(headings)[0]).toBe('Taşınmazın açık artırma ilanı');
  expect(headings.length).toBeLessThan(blocks.length / 2);
  const line = (text: string, isBold: boolean) => ({
    ...{ kind: 'paragraph' as const, align: 'justify' as const, indent: 0, marker: '' },
    runs: [{ text, isBold, isItalic: false, isUnderlined: false }],
  });
  expect(isHeading(line('İHALE ŞARTLARI', true))).toBe(true);
  expect(isHeading(line('Özellikleri:', true))).toBe(true);
  for (const text of ['Muhammen bedel', '1.250.000,00 TL', 'A'.repeat(200)])
    expect(isHeading(line(text, true)), text).toBe(false);
  expect(isHeading(line('İHALE ŞARTLARI', false))).toBe(false);
});

describe('readUdf', () => {
  it('keeps bold, italic and underline of each piece', () => {
    const [paragraph] = readUdf(
      udf(
        'Kesin eğik çizili düz\n',
        '<paragraph Alignment="2" LeftIndent="24"><content at="Kesin " bold="true"/><content at="eğik " italic="true"/><content at="çizili" underline="true"/><space at=" "/><content at="düz"/></paragraph>',
      ),
    );
    expect(paragraph).toMatchObject({ align: 'right', indent: 24 });
    expect(
      paragraph?.kind === 'paragraph' &&
        paragraph.runs.map((run) => [run.text, run.isBold, run.isItalic, run.isUnderlined]),
    ).toEqual([
      ['Kesin ', true, false, false],
      ['eğik ', false, true, false],
      ['çizili', false, false, true],
      [' ', false, false, false],
      ['düz', false, false, false],
    ]);
  });

  it('resolves a style through its parent', () => {
    const [paragraph] = readUdf(
      udf(
        'Başlık',
        '<paragraph><content at="Başlık" style="baslik"/></paragraph>',
        '<style name="kalin" bold="true"/><style name="baslik" parent="kalin" italic="true"/>',
      ),
    );
    expect(paragraph).toMatchObject({ runs: [{ isBold: true, isItalic: true }] });
  });

  it('reads tables with joined cells', () => {
    const [table] = readUdf(
      udf(
        'Ada Parsel Yüz ölçümü 2147',
        '<table columnCount="2"><row><cell><paragraph><content at="Ada"/></paragraph></cell><cell><paragraph><content at="Parsel"/></paragraph></cell></row><row><cell colspan="2"><paragraph><content at="2147"/></paragraph></cell></row></table>',
      ),
    );
    expect(table && plain([table])).toEqual(['Ada | Parsel', '2147']);
    expect(table).toMatchObject({ rows: [{}, [{ columnSpan: 2, rowSpan: 1 }]] });
  });

  it('numbers lists and reads header, footer and page breaks', () => {
    const item = (words: string) => `<paragraph Numbered="true" ListId="1"><content at="${words}"/></paragraph>`;
    const blocks = readUdf(
      udf(
        'Üst bir iki nokta',
        `<header><paragraph><content at="Üst"/></paragraph></header>${item('bir')}${item('iki')}<page-break><paragraph Bulleted="true"><content at="nokta"/></paragraph></page-break>`,
      ),
    );
    expect(blocks.map((block) => block.kind === 'paragraph' && block.marker)).toEqual(['', '1.', '2.', '•']);
  });

  it('shows the text line by line when no element refers to it', () => {
    expect(plain(readUdf(udf('Birinci\nİkinci', '')))).toEqual(['Birinci', 'İkinci']);
  });

  it('tolerates offsets outside the text, letters XML forbids, and markup in the text', () => {
    expect(
      plain(
        readUdf(
          udf(
            'Metin',
            '<paragraph><content startOffset="99999" length="5"/><content startOffset="-4" length="9"/><content at="Metin"/></paragraph>',
          ),
        ),
      ),
    ).toEqual(['Metin']);
    expect(plain(readUdf(udf('a\u0001b<script>alert(1)</script>', '')))).toEqual(['a b<script>alert(1)</script>']);
  });

  it.each([
    [
      'a DTD with entities',
      '<!DOCTYPE t [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><template><content>&b;</content></template>',
    ],
    [
      'an outside entity',
      '<?xml version="1.0"?><!DOCTYPE t [<!ENTITY x SYSTEM "file:///etc/passwd">]><template><content>&x;</content></template>',
    ],
    ['an entity that nothing declares', '<template><content>&x;</content></template>'],
    ['another root', '<html><script>alert(1)</script></html>'],
    ['no content', '<template><elements/></template>'],
    ['broken XML', '<template><content>'],
    ['no XML', 'PK'],
    ['tags without end', `<template><content>x</content><elements>${'<paragraph>'.repeat(200_000)}`],
  ])('refuses %s', (_, xml) => {
    expect(() => readUdf(xml)).toThrow();
  });

  it('refuses more elements than a person could read', () => {
    expect(() => readUdf(udf('x', '<paragraph/>'.repeat(100_001)))).toThrow('too many elements');
  });
});
