import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      hasInstallScript: z.boolean().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
    }),
  ),
});
const manifestSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) });
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** Vulnerabilities of these levels in production packages block a change. */
const STOPPING: readonly string[] = ['moderate', 'high', 'critical'];
const AUDIT_TIMEOUT_MS = 60_000;

/**
 * Problems of the locked packages: an install script that package.json does not mention, or content without a checksum.
 */
export function findLockProblems(lockText: string, manifestText: string): string[] {
  const { packages } = lockSchema.parse(JSON.parse(lockText));
  const { allowScripts } = manifestSchema.parse(JSON.parse(manifestText));
  return Object.entries(packages).flatMap(([path, { hasInstallScript, integrity, link, inBundle }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (path === '') return [];
    const problems: string[] = [];
    if (hasInstallScript && allowScripts[name] === undefined)
      problems.push(`${path}: runs a script when installed; say in package.json "allowScripts" whether it may.`);
    if (!integrity && !link && !inBundle) problems.push(`${path}: no checksum in package-lock.json.`);
    return problems;
  });
}

/**
 * The vulnerabilities in a report of `npm audit --json`; undefined if it is no report, for example because the registry
 * is unavailable.
 */
export function findKnownHoles(report: string): string[] | undefined {
  const parsed = reportSchema.safeParse(parseJson(report));
  if (!parsed.success) return undefined;
  return Object.entries(parsed.data.vulnerabilities)
    .filter(([, { severity }]) => STOPPING.includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: known hole, ${severity}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** npm exits with 1 when it finds something, but still prints its report. */
async function askForHoles(): Promise<string> {
  const asked = promisify(execFile)('npm', ['audit', '--omit=dev', '--json'], { timeout: AUDIT_TIMEOUT_MS });
  return asked.then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => error.stdout ?? '',
  );
}

if (import.meta.main) {
  const problems = findLockProblems(readFileSync('package-lock.json', 'utf8'), readFileSync('package.json', 'utf8'));
  const holes = await askForHoles().then(findKnownHoles);
  problems.push(...(holes ?? []));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  const asked = holes ? 'known holes asked for' : 'THE REGISTRY COULD NOT BE ASKED FOR KNOWN HOLES';
  process.stdout.write(`Dependencies: ${problems.length} problems, ${asked}.\n`);
  if (problems.length > 0) process.exitCode = 1;
}
