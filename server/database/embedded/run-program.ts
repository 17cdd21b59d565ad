import { spawn } from 'node:child_process';

/** The user that PostgreSQL's programs run as when Node runs as root, which PostgreSQL refuses. */
export type ServerAccount = { readonly uid: number; readonly gid: number };

type ProgramResult = {
  /** null when a signal ended the program */
  exitCode: number | null;
  /** standard output and standard error, as they came */
  output: string;
};

/** Runs one of PostgreSQL's or the system's programs to its end, as `account` when given; rejects when it can't be run at all. */
export function runProgram(
  program: string,
  args: readonly string[],
  { account, cwd }: { account?: ServerAccount | undefined; cwd?: string } = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      // The other user may not be able to enter Node's own working folder.
      cwd: cwd ?? (account ? '/' : undefined),
      env: programEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    child.on('error', reject).on('close', (exitCode) => resolve({ exitCode, output }));
  });
}

const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];

/** Keeps the product's secrets, the operator's PG* variables and the machine's language away from PostgreSQL's programs. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const passedOn = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(passedOn), LC_ALL: 'C' };
}
