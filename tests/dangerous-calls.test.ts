import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTree } from '../scripts/check-imports.ts';
import { findDangerousCalls } from './support/source/find-dangerous-calls.ts';

const ROOT = new URL('..', import.meta.url);

const CONSTANTS = 'the pattern is made of constants of the file';
const NO_SECRET = 'only spreads moments in time, so that many do not come at once';
const OWN_ORIGIN = 'a browser that calls our own origin';
const SWITCHED_ON = 'whom the operator names, docs/security.md, “Who is called”';

/** Each dangerous call of the product, and why it is safe. */
const ALLOWED: Readonly<Record<string, string>> = {
  'sample/documents/listing-papers.ts: makes a pattern while running': 'the pattern is made of a number',
  'server/database/connect-database.ts: logs a message that is put together': 'passes constants of its callers on',
  'server/database/embedded/launch-server.ts: starts a program: spawn': 'PostgreSQL, a list of arguments, no input',
  'server/database/embedded/run-program.ts: starts a program: spawn': 'PostgreSQL’s own programs, no input',
  'server/features/company/reports/write-report-worker.ts: talks to another window or worker': 'a thread of ours',
  'server/features/help/support/support-stream-routes.ts: numbers that can be guessed': NO_SECRET,
  'server/features/intake/document-texts/outside/ask-reader.ts: calls out': SWITCHED_ON,
  'server/features/intake/importing/reading/reading-thread.ts: talks to another window or worker': 'a thread of ours',
  'server/features/intake/importing/reading/reading-threads.ts: talks to another window or worker': 'a thread of ours',
  'server/features/intake/masking/mask-names.ts: makes a pattern while running': CONSTANTS,
  'server/features/intake/notices/kinds/find-sub-category.ts: makes a pattern while running': CONSTANTS,
  'server/features/intake/notices/read/read-annotations.ts: makes a pattern while running': CONSTANTS,
  'server/features/intake/notices/read/read-appraised-on.ts: makes a pattern while running': CONSTANTS,
  'server/features/intake/notices/read/read-area.ts: makes a pattern while running': CONSTANTS,
  'server/features/intake/notices/read/read-prior-claims.ts: makes a pattern while running': CONSTANTS,
  'server/features/intake/recording/write-lane.ts: numbers that can be guessed': NO_SECRET,
  'server/features/market/document-findings/read/paper-sentences.ts: makes a pattern while running': CONSTANTS,
  'server/features/market/document-findings/read/read-areas.ts: makes a pattern while running': CONSTANTS,
  'server/features/market/document-findings/read/read-claims.ts: makes a pattern while running': CONSTANTS,
  'server/features/market/document-findings/read/rows/place-rows.ts: makes a pattern while running': CONSTANTS,
  'server/features/market/document-findings/read/rows/read-rows.ts: makes a pattern while running': CONSTANTS,
  'server/features/market/document-findings/read/rows/vehicle-rows.ts: makes a pattern while running': CONSTANTS,
  'server/features/market/document-findings/read/terms/read-deadline.ts: makes a pattern while running': CONSTANTS,
  'server/features/market/understanding/language-model/ask-model.ts: calls out': SWITCHED_ON,
  'server/features/selling/payments/iyzico/iyzico-client.ts: calls out': SWITCHED_ON,
  'server/features/selling/payments/iyzico/iyzico-client.ts: few random bytes: 12': 'no secret: it is sent in the open',
  'server/main.ts: starts a program: *': 'further processes of the same server',
  'server/pages/listing-emblem.ts: makes a pattern while running': 'the pattern is made of letters and dashes',
  'server/platform/decoders/decoder.ts: starts a program: fork': 'our own decoder, without settings and rights',
  'server/platform/files/file-store-s3.ts: calls out': SWITCHED_ON,
  'server/platform/mailer.ts: calls out': SWITCHED_ON,
  'server/platform/polite-fetch/polite-fetch-connect.ts: calls out': 'sources, and hosts with a public address',
  'server/platform/polite-fetch/polite-fetch.ts: calls out': 'sources, and hosts with a public address',
  'server/platform/polite-fetch/polite-fetch.ts: numbers that can be guessed': NO_SECRET,
  'server/platform/request-id.ts: few random bytes: 9': 'a name in the log, no secret',
  'server/platform/search-engine.ts: calls out': SWITCHED_ON,
  'server/platform/text-messages/netgsm.ts: calls out': SWITCHED_ON,
  'server/platform/tracing/export-traces.ts: calls out': SWITCHED_ON,
  'server/platform/virus-scan/clamd.ts: calls out': SWITCHED_ON,
  'server/platform/webhooks/post-webhook.ts: calls out': 'addresses of organisations, none of them inward',
  'server/processes/build-pages.ts: starts a program: spawn': 'our own script, no input',
  'server/processes/run-alone.ts: logs a message that is put together': 'made of settings',
  'server/processes/run-primary.ts: logs a message that is put together': 'made of settings',
  'server/processes/worker-group.ts: starts a program: *': 'further processes of the same server',
  'server/sources/ilan-gov-tr/parse-detail-page.ts: makes a pattern while running': CONSTANTS,
  'server/sources/uyap-e-satis/picture-address.ts: makes a pattern while running': 'escapes the operator’s setting',
  'web/features/deciding/listing-page/notice/description-parts.ts: makes a pattern while running': CONSTANTS,
  'web/features/market/documents/decode/fetch-document.ts: calls out': OWN_ORIGIN,
  'web/features/market/documents/decode/pdf/pdf-data-files.ts: calls out': OWN_ORIGIN,
  'web/features/market/documents/viewer/text/use-document-texts.ts: calls out': OWN_ORIGIN,
  'web/features/market/documents/decode/worker-calls.ts: talks to another window or worker': 'a worker of the page',
  'web/features/market/search/filters/filter-panel-beside.tsx: writes markup: dangerouslySetInnerHTML': 'empty',
  'web/features/members/subscription/views-left/views-left.ts: talks to another window or worker': 'tabs of ours alone',
  'web/features/site/content/help/help-words.ts: makes a pattern while running': 'escapes what was typed',
  'web/features/site/content/page-parts/prose.tsx: writes markup: dangerouslySetInnerHTML': 'texts of `content/` alone',
  'web/platform/api-client.ts: calls out': OWN_ORIGIN,
  'web/platform/event-stream.ts: calls out': OWN_ORIGIN,
  'web/platform/event-stream.ts: numbers that can be guessed': NO_SECRET,
  'web/platform/speed/sample-speed.ts: numbers that can be guessed': NO_SECRET,
  'web/platform/send-file.ts: calls out': OWN_ORIGIN,
  'web/routes/__root.tsx: writes markup: dangerouslySetInnerHTML': 'constant scripts, known to the page’s policy',
};

const isProduct = (path: string) =>
  /^(?:server|shared|sample|web)\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
const product = [...readTree(ROOT.pathname)].filter(([path]) => isProduct(path));

describe('the source of the product', () => {
  it('makes no dangerous call but those with a reason', () => {
    expect(product.length).toBeGreaterThan(1000);
    const found = product.flatMap(([path, text]) => findDangerousCalls(path, text).map((call) => `${path}: ${call}`));
    expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  it('is checked with strict types on both sides', () => {
    const read = (path: string) => JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'));
    expect(read('tsconfig.json').compilerOptions).toMatchObject({ strict: true, noUncheckedIndexedAccess: true });
    for (const side of ['server', 'web']) {
      const { extends: base, compilerOptions } = read(`${side}/tsconfig.json`);
      expect(base).toBe('../tsconfig.json');
      expect(Object.keys(compilerOptions).filter((name) => /^(?:strict|no[A-Z])/.test(name))).toEqual([]);
    }
  });

  it('leaves cryptography to Node and to packages that are known for it', () => {
    const { dependencies } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
    const about = Object.keys(dependencies).filter((name) =>
      /crypt|cipher|hash|sha\d|aes|jwt|jose|sodium|noble|argon|md5|auth|passkey|otp|uuid|nanoid|forge/i.test(name),
    );
    expect(about).toEqual([
      '@better-auth/core',
      '@better-auth/oauth-provider',
      '@better-auth/passkey',
      '@simplewebauthn/browser',
      'better-auth',
    ]);
  });
});

describe('a dangerous call is found', () => {
  it.each([
    ['eval(text);', 'runs a text: eval'],
    ['globalThis.eval(text);', 'runs a text: eval'],
    ['const run = new Function(text);', 'runs a text: Function'],
    ["setTimeout('go()', 5);", 'runs a text: setTimeout'],
    ["import { runInNewContext } from 'node:vm';", 'starts a program: runInNewContext'],
    ["import { exec } from 'node:child_process';", 'starts a program: exec'],
    ["import * as programs from 'node:child_process';", 'starts a program: *'],
    ["const options = { shell: '/bin/sh' };", 'a shell'],
    ['const options = { shell };', 'a shell'],
    ['element.innerHTML = text;', 'writes markup: innerHTML'],
    ['document.body.outerHTML += text;', 'writes markup: outerHTML'],
    ["document.body.insertAdjacentHTML('beforeend', text);", 'writes markup: insertAdjacentHTML'],
    ['document.write(text);', 'writes markup: write'],
    ['const part = <p dangerouslySetInnerHTML={{ __html: text }} />;', 'writes markup: dangerouslySetInnerHTML'],
    ['const part = <object data={address} />;', 'a foreign document: object'],
    ['const find = (text: string) => new RegExp(text);', 'makes a pattern while running'],
    ["function find(text: string) { return RegExp('^' + text); }", 'makes a pattern while running'],
    ["window.parent.postMessage(answer, '*');", 'talks to another window or worker'],
    ["window.addEventListener('message', take);", 'talks to another window or worker'],
    ["createHash('sha1').update(text);", 'a weak or unknown hash: sha1'],
    ["createHmac('md5', key);", 'a weak or unknown hash: md5'],
    ["import { hash } from 'node:crypto';\nhash('sha1', text, 'hex');", 'a weak or unknown hash: sha1'],
    ["crypto.subtle.digest('SHA-1', bytes);", 'a weak or unknown hash: SHA-1'],
    ["const NAME = 'sha1';\ncreateHash(NAME);", 'a weak or unknown hash: sha1'],
    ["import { createCipheriv } from 'node:crypto';", 'cryptography of its own: createCipheriv'],
    ["import crypto from 'node:crypto';", 'cryptography of its own: *'],
    ['randomBytes(8);', 'few random bytes: 8'],
    ['const BYTES = 8;\nrandomBytes(BYTES);', 'few random bytes: 8'],
    ['const code = Math.random();', 'numbers that can be guessed'],
    ['const agent = new Agent({ connect: { rejectUnauthorized: false } });', 'decides about certificates'],
    ["process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';", 'decides about certificates'],
    ['await fetch(address);', 'calls out'],
    ["import { request } from 'node:https';", 'calls out'],
    ["import { Agent } from 'undici';", 'calls out'],
    ["deps.log.info('signed in: ' + email);", 'logs a message that is put together'],
    ['request.log.warn({ id }, text);', 'logs a message that is put together'],
    ['this.#log.error(text, id);', 'logs a message that is put together'],
    ["if (given == '1') open();", 'compares across types'],
    ['const given: any = read();', 'any'],
    ['// @ts-ignore\nopen();', 'switches the checks of types off'],
  ])('%s', (text, call) => {
    expect(findDangerousCalls('planted.tsx', text)).toEqual([call]);
  });

  it.each([
    "import type { ChildProcess } from 'node:child_process';",
    "import { isIP, type Socket } from 'node:net';",
    "import { createServer } from 'node:http';",
    'setTimeout(() => go(text), 5);',
    "const WORD = new RegExp('^' + LETTERS);",
    "createHash('sha256').update(text).digest('hex');",
    'const BYTES = 32;\nrandomBytes(BYTES);',
    "log.warn({ err }, isDead ? 'a letter was given up' : 'a letter failed');",
    'if (given == null) close();',
    'element.textContent = text;',
  ])('a harmless call is not reported: %s', (text) => {
    expect(findDangerousCalls('planted.tsx', text)).toEqual([]);
  });
});
