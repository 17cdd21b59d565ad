import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextVersion, release } from '../scripts/releases/release.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- Maps.\n\n## 0.1.0 (2026-11-20)\n\n- A search.\n';

describe('npm run release', () => {
  let folder = '';
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    for (const name of ['package.json', 'package-lock.json']) cpSync(join(ROOT, name), join(folder, name));
    writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('raises the version in package.json and its lock, and changes nothing else there', () => {
    const before = JSON.parse(read('package.json'));
    const locked = JSON.parse(read('package-lock.json'));
    const version = release(folder, 'minor', '2026-11-26', () => '{}');
    expect(version).toBe(nextVersion(before.version, 'minor'));
    expect(JSON.parse(read('package.json'))).toEqual({ ...before, version });
    const own = { ...locked.packages[''], version };
    expect(JSON.parse(read('package-lock.json'))).toEqual({
      ...locked,
      version,
      packages: { ...locked.packages, '': own },
    });
  });

  it('moves the unreleased changes under a version and a date', () => {
    const version = release(folder, 'minor', '2026-11-26', () => '{}');
    expect(read('CHANGELOG.md')).toBe(
      `# Changelog\n\n## Unreleased\n\n## ${version} (2026-11-26)\n\n- Maps.\n\n## 0.1.0 (2026-11-20)\n\n- A search.\n`,
    );
  });

  it('writes the bill of materials and checksums of the written files', () => {
    release(folder, 'patch', '2026-11-26', () => '{"components":[]}');
    expect(read('dist/release/sbom.json')).toBe('{"components":[]}');
    const sum = (name: string) => createHash('sha256').update(read(name)).digest('hex');
    expect(read('dist/release/SHA256SUMS').split('\n')).toEqual([
      `${sum('dist/release/sbom.json')}  sbom.json`,
      ...['package.json', 'package-lock.json', 'CHANGELOG.md'].map((name) => `${sum(name)}  ../../${name}`),
      '',
    ]);
  });

  it('changes nothing if there are no unreleased changes', () => {
    writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG.replace('- Maps.\n\n', ''));
    const before = read('package.json');
    expect(() => release(folder, 'minor', '2026-11-26', () => '{}')).toThrow('Nothing is unreleased');
    expect(read('package.json')).toBe(before);
  });
});

it.each([
  ['major', '1.0.0'],
  ['minor', '0.5.0'],
  ['patch', '0.4.2'],
] as const)('a %s release after 0.4.1 is %s', (step, version) => {
  expect(nextVersion('0.4.1', step)).toBe(version);
});

describe('the changelog', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const releases = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/gm)];

  it('begins with the unreleased changes, followed by each release with its date, the latest first', () => {
    expect(changelog).toMatch(/^# Changelog\n\n## Unreleased\n/);
    expect(releases.length).toBeGreaterThan(3);
    expect(changelog.match(/^## /gm)).toHaveLength(releases.length + 1);
    const days = releases.map(([, , day = '']) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('has the version of package.json as its latest release', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(releases[0]?.[1]).toBe(version);
  });
});
