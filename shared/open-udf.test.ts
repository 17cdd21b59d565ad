import { strFromU8, strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isUdfContent, parseUdf, unpackUdf } from './open-udf.ts';

const MEGABYTE = 2 ** 20;
const XML = '<template><content><![CDATA[Satış ilanı]]></content></template>';

/** 24 MB in as many kB. */
const BOMB = zipSync({ 'content.xml': new Uint8Array(24 * MEGABYTE) });

function udfOf(xml: string): Uint8Array {
  return zipSync({ 'content.xml': strToU8(xml) });
}

/** A ZIP whose sizes follow the content, as Java writes it: a streaming reader doesn't know them in advance. */
function streamedZip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_, piece) => pieces.push(piece));
  for (const [name, content] of Object.entries(files)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(content, true);
  }
  zip.end();
  return new Uint8Array(pieces.flatMap((piece) => [...piece]));
}

/** Overwrites the unpacked size that the headers of a ZIP claim for every entry. */
function claimSize(zip: Uint8Array, bytes: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at < zip.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, bytes, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, bytes, true);
  }
  return zip;
}

describe('unpackUdf', () => {
  it('unpacks content.xml, the first one if there are several', () => {
    const zip = zipSync({
      'sign.sgn': new Uint8Array(20_000),
      'content.xml': strToU8(XML),
      'a/content.xml': strToU8(''),
    });
    expect(unpackUdf(zip, MEGABYTE)).toBe(XML);
  });

  it('keeps two-byte letters intact across chunk boundaries', () => {
    const xml = `<template><content>${'ş'.repeat(300_000)}</content></template>`;
    expect(unpackUdf(udfOf(xml), MEGABYTE)).toBe(xml);
    expect(unpackUdf(udfOf(` ${xml}`), MEGABYTE)).toBe(` ${xml}`);
  });

  it.each([0, 1, 4000, 8100, 8192, 20_000])('reads a streamed ZIP with %d bytes before the text', (length) => {
    const noise = Uint8Array.from({ length }, (_, at) => (at * at * 7919) % 253);
    expect(unpackUdf(streamedZip({ 'sign.sgn': noise, 'content.xml': strToU8(XML) }), MEGABYTE)).toBe(XML);
  });

  it('reads exactly up to the limit', () => {
    expect(unpackUdf(udfOf('a'.repeat(MEGABYTE)), MEGABYTE)).toHaveLength(MEGABYTE);
    expect(() => unpackUdf(udfOf('a'.repeat(MEGABYTE + 1)), MEGABYTE)).toThrow('UDF’nin içeriği 1 MB’tan büyük.');
  });

  it.each([
    ['says its size', (zip: Uint8Array) => zip],
    ['claims to be small', (zip: Uint8Array) => claimSize(zip, 1000)],
    ['claims to be empty', (zip: Uint8Array) => claimSize(zip, 0)],
  ])('stops early at a bomb that %s', (_, disguise) => {
    const bomb = disguise(BOMB.slice());
    // A reader that continues to the end would fail because the end is missing.
    const cut = bomb.subarray(0, bomb.length - 2000);
    expect(() => unpackUdf(cut, 2 * MEGABYTE)).toThrow('2 MB’tan büyük');
  });

  it('allocates no memory for gigabytes that are merely claimed', () => {
    expect(unpackUdf(claimSize(udfOf(XML), 0xfffffff0), MEGABYTE)).toBe(XML);
  });

  it.each([
    [
      'more entries than a UDF has',
      zipSync(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}`, new Uint8Array()]))),
      'çok fazla dosya',
    ],
    ['no content.xml', zipSync({ 'a.txt': strToU8('a') }), 'content.xml yok'],
    ['an end too early', udfOf(XML).subarray(0, 60), 'arşivi bozuk'],
    ['another packing than Deflate', withMethod(udfOf(XML), 14), 'arşivi bozuk'],
    ['nothing in it', new Uint8Array(), 'content.xml yok'],
    ['only zeros', new Uint8Array(20_000), 'content.xml yok'],
  ])('refuses a file with %s', (_, zip, reason) => {
    expect(() => unpackUdf(zip, MEGABYTE)).toThrow(reason);
  });
});

function withMethod(zip: Uint8Array, method: number): Uint8Array {
  new DataView(zip.buffer, zip.byteOffset).setUint16(8, method, true);
  return zip;
}

it.each([
  ['content.xml', true],
  ['../../content.xml', true],
  ['a\\content.xml', true],
  ['content.xml/', false],
  ['my-content.xml', false],
])('whether %s is the content of a UDF: %s', (path, expected) => {
  expect(isUdfContent(path)).toBe(expected);
});

describe('parseUdf', () => {
  it('returns the text, with characters forbidden in XML blanked so that every offset stays the same', () => {
    expect(parseUdf('<template><content><![CDATA[a\u0001b < c & d]]></content></template>').text).toBe('a b < c & d');
  });

  it.each([
    ['a DTD', '<!DOCTYPE t [<!ENTITY a "b">]><template><content>x</content></template>', 'DTD'],
    ['a DTD in small letters', '<!doctype t><template><content>x</content></template>', 'DTD'],
    ['a DTD and no template', '<!DOCTYPE html><html/>', 'DTD'],
    ['an entity that nothing declares', '<template><content>&b;</content></template>', 'bozuk'],
    [
      'a DTD after a comment',
      '<!-- <template> --><!DOCTYPE t [<!ENTITY b "x">]><template><content>&b;</content></template>',
      'bozuk',
    ],
    ['another root', '<html/>', 'tanınmıyor'],
    ['no content', '<template><elements/></template>', 'metin yok'],
    ['broken XML', '<template><content>', 'bozuk'],
    ['no XML', strFromU8(new Uint8Array([0x50, 0x4b])), 'bozuk'],
  ])('refuses %s with a reason', (_, xml, reason) => {
    expect(() => parseUdf(xml)).toThrow(reason);
  });
});
