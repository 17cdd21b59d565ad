import { spawn } from 'node:child_process';

/** The user that runs PostgreSQL's programs when Node runs as root, because PostgreSQL refuses to run as root. */
export type ServerAccount = { readonly uid: number; readonly gid: number };

type ProgramResult = {
  /** null when a signal ended the program */
  exitCode: number | null;
  /** standard output and standard error, in the order in which they arrived */
  output: string;
};

/** Runs a program and waits until it ends; runs it as `account` if given. Rejects when the program can't be started. */
export function runProgram(
  program: string,
  args: readonly string[],
  { account, cwd }: { account?: ServerAccount | undefined; cwd?: string } = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      // `account` may have no access to Node's own working folder.
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

/** Variables for PostgreSQL's programs: not the product's secrets, the operator's PG* or the machine's language. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const passedOn = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(passedOn), LC_ALL: 'C' };
}
