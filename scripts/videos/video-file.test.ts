import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cuesIn, videoSeconds } from './video-file.ts';

const FOLDER = fileURLToPath(new URL('../../public/videos/', import.meta.url));
const VIDEOS = ['ihale-arama', 'ilan-okuma', 'kaydetme-ve-uyari'];
const MOST_BYTES = 3_000_000;

function box(kind: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 8);
  return Buffer.concat([size, Buffer.from(kind, 'latin1'), content]);
}

it('the length of a film is read from its header, whatever precedes it', () => {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(42_500, 16);
  const film = Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', box('mvhd', header))]);
  expect(videoSeconds(film)).toBe(42.5);
});

it('a file that is not a film is refused', () => {
  expect(() => videoSeconds(Buffer.from('not a film at all'))).toThrow('Not a film');
  expect(() => videoSeconds(Buffer.alloc(0))).toThrow('Not a film');
});

it('cues are read with their times', () => {
  expect(cuesIn('WEBVTT\n\n00:01.500 --> 00:04.000\nBirinci\nsatır\n\n01:00:00.000 --> 01:00:02.000\nSon\n')).toEqual([
    { startS: 1.5, endS: 4, text: 'Birinci satır' },
    { startS: 3600, endS: 3602, text: 'Son' },
  ]);
});

describe.each(VIDEOS)('%s', (slug) => {
  const film = readFileSync(`${FOLDER}${slug}.mp4`);
  const cues = cuesIn(readFileSync(`${FOLDER}${slug}.vtt`, 'utf8'));

  it('lasts half a minute to a minute and is small', () => {
    expect(videoSeconds(film)).toBeGreaterThanOrEqual(30);
    expect(videoSeconds(film)).toBeLessThanOrEqual(60);
    expect(film.length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('has captions, one after another, that can be read in their time', () => {
    expect(cues.length).toBeGreaterThanOrEqual(5);
    for (const [index, { startS, endS, text }] of cues.entries()) {
      expect(startS).toBeGreaterThanOrEqual(cues[index - 1]?.endS ?? 0);
      expect(endS).toBeLessThanOrEqual(videoSeconds(film) + 0.1);
      // Subtitlers consider 17 characters a second comfortable.
      expect(text.length / (endS - startS), text).toBeLessThanOrEqual(17);
      expect(text).toMatch(/[.?]$/);
    }
  });

  it('has a preview picture', () => {
    expect(existsSync(`${FOLDER}${slug}.webp`)).toBe(true);
    expect(statSync(`${FOLDER}${slug}.webp`).size).toBeLessThan(60_000);
  });
});
