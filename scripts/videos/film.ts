import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { drawPointer } from './pointer.ts';
import type { Cue } from './video-file.ts';

/** Slower than 17 characters a second, which is the limit for comfortable captions. */
const CHARACTERS_PER_SECOND = 14;
const LEAST_CUE_S = 2.5;
const MOVE_MS = 650;
const MOVE_STEPS = 26;
const KEY_MS = 70;
const SCROLL_STEP_PX = 24;
const FRAME_MS = 30;

/** A frame of the page, `atS` seconds after the film began. */
export type Frame = { readonly path: string; readonly atS: number };
export type Recording = { readonly frames: readonly Frame[]; readonly cues: readonly Cue[]; readonly lengthS: number };

/** A page that is being filmed, with captions and a pointer that moves as calmly as a person's hand. */
export class Film {
  readonly page: Page;
  readonly #session: CDPSession;
  readonly #folder: string;
  readonly #frames: Frame[] = [];
  readonly #cues: Cue[] = [];
  readonly #writes: Promise<void>[] = [];
  #beganAt = 0;
  #said: { text: string; startS: number } | undefined;
  #at = { x: 640, y: 560 };

  private constructor(page: Page, session: CDPSession, folder: string) {
    this.page = page;
    this.#session = session;
    this.#folder = folder;
  }

  /** Starts filming an open page. */
  static async begin(page: Page): Promise<Film> {
    const folder = await mkdtemp(join(tmpdir(), 'peyda-film-'));
    const film = new Film(page, await page.context().newCDPSession(page), folder);
    await drawPointer(page, film.#at);
    film.#beganAt = Date.now() / 1000;
    film.#session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      film.#keep(data, metadata.timestamp ?? Date.now() / 1000);
      // Fails if the page has been closed meanwhile; the film is complete then.
      film.#session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await film.#session.send('Page.startScreencast', { format: 'jpeg', quality: 92, maxWidth: 1280, maxHeight: 720 });
    return film;
  }

  #keep(data: string, takenAt: number): void {
    const path = join(this.#folder, `${String(this.#frames.length).padStart(5, '0')}.jpg`);
    this.#frames.push({ path, atS: Math.max(0, takenAt - this.#beganAt) });
    this.#writes.push(writeFile(path, data, 'base64'));
  }

  #now(): number {
    return Date.now() / 1000 - this.#beganAt;
  }

  /** Shows a sentence as a caption, after the viewer has had time to read the previous one. */
  async say(text: string): Promise<void> {
    await this.#finishCue();
    this.#said = { text, startS: this.#now() };
    await this.rest(500);
  }

  async #finishCue(): Promise<void> {
    if (!this.#said) return;
    const { text, startS } = this.#said;
    const neededS = Math.max(LEAST_CUE_S, text.length / CHARACTERS_PER_SECOND);
    await this.rest(Math.max(0, (startS + neededS - this.#now()) * 1000));
    this.#cues.push({ startS, endS: this.#now(), text });
    this.#said = undefined;
  }

  /** Waits, so that the viewer can look at the page. */
  async rest(ms: number): Promise<void> {
    await this.page.waitForTimeout(ms);
  }

  /** Moves the pointer onto an element and slows down before it. */
  async pointAt(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('What the film points at cannot be seen.');
    const from = this.#at;
    const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 };
    for (let step = 1; step <= MOVE_STEPS; step += 1) {
      const eased = 1 - (1 - step / MOVE_STEPS) ** 3;
      await this.page.mouse.move(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased);
      await this.rest(MOVE_MS / MOVE_STEPS);
    }
    this.#at = to;
  }

  /** Points at an element and clicks it. */
  async click(target: Locator): Promise<void> {
    await this.pointAt(target);
    await this.rest(150);
    await this.page.mouse.down();
    await this.rest(80);
    await this.page.mouse.up();
    await this.rest(500);
  }

  /** Clicks a field and types into it, key by key. */
  async write(target: Locator, text: string, keyMs = KEY_MS): Promise<void> {
    await this.click(target);
    await target.pressSequentially(text, { delay: keyMs });
    await this.rest(350);
  }

  /** Scrolls the area under the pointer by a number of pixels. */
  async scroll(px: number): Promise<void> {
    const steps = Math.ceil(Math.abs(px) / SCROLL_STEP_PX);
    for (let step = 0; step < steps; step += 1) {
      await this.page.mouse.wheel(0, px / steps);
      await this.rest(FRAME_MS);
    }
    await this.rest(300);
  }

  /** Scrolls until an element is in the upper third of the window. */
  async scrollTo(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error('What the film scrolls to cannot be seen.');
    await this.scroll(box.y - 170);
  }

  /** Ends the film when the viewer has had time to read the last caption. */
  async end(): Promise<Recording> {
    await this.#finishCue();
    await this.rest(400);
    const lengthS = this.#now();
    await this.#session.send('Page.stopScreencast');
    await Promise.all(this.#writes);
    return { frames: this.#frames, cues: this.#cues, lengthS };
  }
}
