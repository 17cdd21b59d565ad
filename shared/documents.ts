import { foldTurkish } from './text/turkish-text.ts';

const FILES_PATH = '/files/';
/** Used only to resolve addresses of this site; never part of an answer. */
const SOME_ORIGIN = 'https://site.invalid';

/**
 * An address that a browser may be sent to for a picture or document: http or https, or `/files/…` of this site, in the
 * spelling of the URL standard. `undefined` for anything else (`javascript:`, `data:`, other pages of this site).
 */
export function parseFileAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.startsWith('/')) {
    const url = parseUrl(trimmed, SOME_ORIGIN);
    const isOurs = url?.origin === SOME_ORIGIN && url.pathname.startsWith(FILES_PATH);
    return isOurs ? withoutCommas(url.pathname + url.search) : undefined;
  }
  const address = parseWebAddress(trimmed);
  return address === undefined ? undefined : withoutCommas(address);
}

/** An http or https address without user name and password; `undefined` for anything else. */
export function parseWebAddress(text: string): string | undefined {
  const url = parseUrl(text.trim());
  const isWeb = url && (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password;
  return isWeb ? url.href : undefined;
}

function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

/** `allImages` is a comma-separated list, so a comma inside an address is percent-encoded. */
function withoutCommas(address: string): string {
  return address.replaceAll(',', '%2C');
}

/** Matches only separators between addresses: another address begins after them. */
const BETWEEN_ADDRESSES = /\s*[,;|\n]\s*(?=[a-z][a-z\d+.-]*:|\/)/i;

/**
 * The addresses in a list of files as the spec allows it (§3): an array, a JSON string of one, or comma-separated text.
 * Duplicates and entries that are not file addresses (see parseFileAddress) are left out.
 */
export function parseFileList(given: unknown): string[] {
  const addresses = listEntries(given)
    .map((entry) => (typeof entry === 'string' ? parseFileAddress(entry.replace(/[,;|\s]+$/, '')) : undefined))
    .filter((address) => address !== undefined);
  return [...new Set(addresses)];
}

function listEntries(given: unknown): readonly unknown[] {
  if (Array.isArray(given)) return given;
  if (typeof given !== 'string') return [];
  const text = given.trim();
  if (/^[["]/.test(text)) {
    try {
      const parsed: unknown = JSON.parse(text);
      if (Array.isArray(parsed)) return parsed;
      if (typeof parsed === 'string') return parsed.split(BETWEEN_ADDRESSES);
    } catch {
      // The text is not JSON, so it is read as a comma-separated list.
    }
  }
  return text.split(BETWEEN_ADDRESSES);
}

/** Kinds of files by their names (spec §9), and UDF, the courts' text format. */
export const DOCUMENT_KINDS = ['pdf', 'image', 'udf', 'archive', 'unknown'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const KINDS: Readonly<Record<string, DocumentKind>> = {
  pdf: 'pdf',
  udf: 'udf',
  ...Object.fromEntries(['tif', 'tiff', 'jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp'].map((name) => [name, 'image'])),
  ...Object.fromEntries(['zip', 'rar', '7z', 'tar', 'gz'].map((name) => [name, 'archive'])),
};

/** The texts of document badges. */
export const DOCUMENT_KIND_LABELS: Readonly<Record<DocumentKind, string>> = {
  pdf: 'PDF',
  image: 'Görsel',
  udf: 'UDF',
  archive: 'Arşiv',
  unknown: 'Bilinmiyor',
};

/** The kind of a file by its name or address; the real kind is determined from its content when it is opened. */
export function documentKind(nameOrAddress: string): DocumentKind {
  const extension = fileExtension(nameOrAddress);
  return Object.hasOwn(KINDS, extension) ? (KINDS[extension] ?? 'unknown') : 'unknown';
}

/** What documents of a listing are about, as far as their names show. */
export const DOCUMENT_SUBJECTS = [
  'Satış ilanı',
  'Şartname',
  'Kıymet takdir raporu',
  'Takyidat belgesi',
  'İmar durumu',
  'Tutanak',
  'Mimari proje',
  'Harita ya da kroki',
  'Fotoğraf',
] as const;
export type DocumentSubject = (typeof DOCUMENT_SUBJECTS)[number];

const SUBJECT_WORDS: readonly (readonly [words: RegExp, subject: DocumentSubject])[] = [
  [/foto|resim/, 'Fotoğraf'],
  [/sartname/, 'Şartname'],
  [/kiymet|takdir|bilirkisi|rapor/, 'Kıymet takdir raporu'],
  [/takyidat|tapu/, 'Takyidat belgesi'],
  [/mimari/, 'Mimari proje'],
  [/imar/, 'İmar durumu'],
  [/tutanak|tutanag/, 'Tutanak'],
  [/kroki|harita/, 'Harita ya da kroki'],
  [/ilan/, 'Satış ilanı'],
];
/** File names that cameras and phones generate: `IMG_2041.jpg`, `DSC00012.JPG`, `WhatsApp Image 2026-03-01.jpeg`. */
const CAMERA_NAME = /^(?:img|dscn?|pxl|image)[-_ ]?\d|^whatsapp.image/;

/**
 * What a document is about, by the usual words of its name; null if none match. Nothing else of the name is revealed.
 */
export function documentSubject(address: string): DocumentSubject | null {
  const name = foldTurkish(fileName(address));
  const subject = SUBJECT_WORDS.find(([words]) => words.test(name))?.[1];
  if (subject) return subject;
  return documentKind(address) === 'image' && CAMERA_NAME.test(name) ? 'Fotoğraf' : null;
}

type Titled = { readonly subject: DocumentSubject | null; readonly kind: DocumentKind };

/**
 * The titles of a listing's documents, locked or open: by subject, otherwise by position in the list. Photographs are
 * numbered, because there are often several.
 */
export function documentTitles(documents: readonly Titled[]): string[] {
  const photographs = documents.filter(isPhotograph);
  return documents.map((document, place) => {
    const { subject } = document;
    if (subject === null) return `${place + 1}. belge`;
    if (subject !== 'Fotoğraf') return subject;
    if (!isPhotograph(document)) return 'Fotoğraflar';
    return photographs.length === 1 ? subject : `${subject} ${photographs.indexOf(document) + 1}`;
  });
}

/** Only a single picture; a PDF or an archive with such a name contains several. */
function isPhotograph({ subject, kind }: Titled): boolean {
  return subject === 'Fotoğraf' && kind === 'image';
}

/** Whether a file is an archive that is neither shown nor read: ZIP is the only kind that is opened. */
export function isClosedArchive(nameOrAddress: string): boolean {
  return documentKind(nameOrAddress) === 'archive' && fileExtension(nameOrAddress) !== 'zip';
}

/** Whether a file is TIFF, which browsers can't display. */
export function isTiffName(nameOrAddress: string): boolean {
  return /^tiff?$/.test(fileExtension(nameOrAddress));
}

/** The extension of a file's name in lower case, without the dot; empty if there is none. */
export function fileExtension(nameOrAddress: string): string {
  return /\.([a-z\d]{1,8})$/i.exec(fileName(nameOrAddress))?.[1]?.toLowerCase() ?? '';
}

const LONGEST_NAME = 120;
/** Control characters, and marks that change the reading direction and could disguise an extension. */
const MISLEADING = /[\p{Cc}\p{Cf}]/gu;

/** The name under which a file of this address (or of this path in an archive) is shown and saved. */
export function fileName(address: string): string {
  const path = parseUrl(address, SOME_ORIGIN)?.pathname ?? address;
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const name = decode(last)
    .replace(MISLEADING, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .trim();
  if (name === '' || /^\.+$/.test(name)) return 'belge';
  return name.length <= LONGEST_NAME ? name : shorten(name);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Shortens the middle, so that the extension stays. */
function shorten(name: string): string {
  const ending = name.slice(-20);
  return `${name.slice(0, LONGEST_NAME - ending.length - 1)}…${ending}`;
}
