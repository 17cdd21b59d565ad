import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STEPS = ['major', 'minor', 'patch'] as const;
type Step = (typeof STEPS)[number];

/** The next version: increments the given part and sets those after it to zero. */
export function nextVersion(version: string, step: Step): string {
  const places = version.split('.').map(Number);
  const place = STEPS.indexOf(step);
  return places.map((count, index) => (index < place ? count : index === place ? count + 1 : 0)).join('.');
}

/**
 * The changelog with its unreleased entries moved under a version and its day. Throws if there is nothing to release.
 */
export function releaseChangelog(changelog: string, version: string, day: string): string {
  const [before = '', after = ''] = changelog.split('## Unreleased\n');
  if (!after.trimStart().startsWith('- ')) throw new Error('Nothing is unreleased in CHANGELOG.md.');
  return `${before}## Unreleased\n\n## ${version} (${day})\n${after}`;
}

/** One line per file, in the format of `sha256sum --check`. */
export const checksumsOf = (files: ReadonlyMap<string, string>): string =>
  [...files].map(([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`).join('');

/**
 * Updates version and changelog, and writes the bill of materials and checksums to `dist/release`. Returns the new
 * version.
 */
export function release(folder: string, step: Step, day: string, billOfMaterials: () => string): string {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const manifest: { version: string } = JSON.parse(read('package.json'));
  const version = nextVersion(manifest.version, step);
  const changelog = releaseChangelog(read('CHANGELOG.md'), version, day);
  for (const name of ['package.json', 'package-lock.json']) {
    writeFileSync(
      join(folder, name),
      read(name).replaceAll(OWN_VERSION, (_, name: string) => `${name}${version}"`),
    );
  }
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  const bill = billOfMaterials();
  const to = join(folder, 'dist/release');
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, 'sbom.json'), bill);
  const files = ['package.json', 'package-lock.json', 'CHANGELOG.md'].map(
    (name) => [`../../${name}`, read(name)] as const,
  );
  writeFileSync(join(to, 'SHA256SUMS'), checksumsOf(new Map([['sbom.json', bill], ...files])));
  return version;
}

/** The version of the project itself, which follows its name. */
const OWN_VERSION = /("name": "peyda",\s+"version": ")[^"]+"/g;

if (import.meta.main) {
  const step = STEPS.find((one) => one === process.argv[2]) ?? 'minor';
  const bill = () =>
    execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], { encoding: 'utf8', maxBuffer: 1e9 });
  const version = release(process.cwd(), step, new Date().toISOString().slice(0, 10), bill);
  process.stdout.write(`${version}: dist/release has sbom.json and SHA256SUMS. Commit the changelog and versions.\n`);
}
