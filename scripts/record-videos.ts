import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { BROWSER_ARGS, findBrowser } from '#tests/support/find-browser.ts';
import { Film, type Recording } from './videos/film.ts';
import { SCENES, type Scene } from './videos/scenes.ts';

/*
 * Records the walkthroughs of the help centre again: `npm run record-videos`, with ffmpeg installed and the pages
 * built. It starts its own site with sample data, unless the address of another one is given. `--only=<name>` records
 * one film.
 */
const FOLDER = fileURLToPath(new URL('../public/videos/', import.meta.url));
const PORT = 3198;
const SIZE = { width: 1280, height: 720 } as const;
/** The picture shown before playing is taken after this share of the film. */
const POSTER_AT = 0.45;
const STARTING_MS = 120_000;

const run = promisify(execFile);

async function waitForSite(origin: string): Promise<void> {
  const until = Date.now() + STARTING_MS;
  while (Date.now() < until) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Nothing answers at ${origin}.`);
}

function startSite(dataFolder: string): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
    SAMPLE_SIZE: '600',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  };
  return spawn(process.execPath, ['server/main.ts'], { env, stdio: 'inherit' });
}

async function record(browser: Browser, origin: string, scene: Scene): Promise<Recording> {
  // The pointer drawn for the film is injected markup, which the site's policy would block.
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    sessionStorage.setItem('subscription_offer_shown', '1');
    localStorage.setItem('storage_choice', `all ${new Date().toISOString().slice(0, 10)}`);
  });
  await page.goto(`${origin}${scene.address}`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const film = await Film.begin(page);
  await scene.play(film);
  const recording = await film.end();
  await context.close();
  return recording;
}

const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(14, 23);

function captions({ cues }: Recording): string {
  const blocks = cues.map(({ startS, endS, text }) => `${clock(startS)} --> ${clock(endS)} line:90%\n${text}`);
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

/** Makes a film from the browser's frames, which arrive at irregular times. The film can play while it loads. */
async function encode(recording: Recording, target: string): Promise<void> {
  const { frames, lengthS } = recording;
  const [first] = frames;
  if (!first) throw new Error('The browser sent no pictures.');
  const list = frames.map(({ path, atS }, index) => {
    const from = index === 0 ? 0 : atS;
    return `file '${path}'\nduration ${Math.max(0.001, (frames[index + 1]?.atS ?? lengthS) - from).toFixed(4)}`;
  });
  const listFile = join(dirname(first.path), 'frames.txt');
  // ffmpeg ignores the duration of the last entry, so the last picture is named twice.
  await writeFile(listFile, `${list.join('\n')}\nfile '${frames.at(-1)?.path}'\n`);
  const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', listFile];
  const picture = ['-vf', 'fps=25,scale=1280:720,format=yuv420p', '-t', lengthS.toFixed(3)];
  const coding = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-tune', 'animation', '-movflags', '+faststart'];
  await run('ffmpeg', [...input, ...picture, ...coding, target]);
}

async function makePoster({ frames, lengthS }: Recording, target: string): Promise<void> {
  const frame = frames.findLast(({ atS }) => atS <= lengthS * POSTER_AT) ?? frames[0];
  if (frame) await sharp(frame.path).resize(640).webp({ quality: 70 }).toFile(target);
}

async function makeVideo(browser: Browser, origin: string, scene: Scene): Promise<void> {
  const recording = await record(browser, origin, scene);
  const target = `${FOLDER}${scene.slug}`;
  await encode(recording, `${target}.mp4`);
  await makePoster(recording, `${target}.webp`);
  await writeFile(`${target}.vtt`, captions(recording));
  await rm(dirname(recording.frames[0]?.path ?? ''), { recursive: true });
  const { size } = await stat(`${target}.mp4`);
  process.stdout.write(
    `${scene.slug}: ${recording.lengthS.toFixed(1)} s, ${recording.frames.length} pictures, ${size} bytes\n`,
  );
}

async function main(): Promise<void> {
  const given = process.argv.slice(2).find((argument) => argument.startsWith('http'));
  const only = process.argv
    .slice(2)
    .find((argument) => argument.startsWith('--only='))
    ?.slice('--only='.length);
  const dataFolder = await mkdtemp(join(tmpdir(), 'peyda-filmed-'));
  const site = given === undefined ? startSite(dataFolder) : undefined;
  const origin = given ?? `http://localhost:${PORT}`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    await waitForSite(origin);
    await mkdir(FOLDER, { recursive: true });
    for (const scene of SCENES) if (only === undefined || scene.slug === only) await makeVideo(browser, origin, scene);
  } finally {
    await browser.close();
    site?.kill('SIGTERM');
    if (site) await new Promise((resolve) => site.once('exit', resolve));
    await rm(dataFolder, { recursive: true, force: true });
  }
}

await main();
