import { dirname } from 'node:path/posix';
import { findCircles } from './find-circles.ts';
import { findSentAround, unusedExceptions } from './find-sent-around.ts';
import {
  DECODER_CODE,
  FEATURE_FOLDERS,
  GENERATED,
  LARGER_FOLDERS,
  MOST_FILES,
  ROOMS,
  STREETS,
  TEST_CODE,
} from './import-rules.ts';
import { readImports, resolveImport } from './read-imports.ts';

type Import = { readonly from: string; readonly specifier: string; readonly to: string | undefined };
/** Every file by its path from the root; code with its text. */
type Tree = ReadonlyMap<string, string>;

const SIGNS: Readonly<Record<string, string>> = { '**': '.*', '*': '[^/]*', '.': '\\.' };

/** Matches paths equal to or below those that the patterns name. */
function startsWithOneOf(patterns: string): RegExp {
  const sources = patterns.split(' ').map((text) => text.replace(/\*\*|[*.]/g, (sign) => SIGNS[sign] ?? sign));
  return new RegExp(`^(?:${sources.join('|')})(?=/|$)`);
}

const DECODES = startsWithOneOf(DECODER_CODE);
const TESTS_AND_TOOLS = startsWithOneOf(TEST_CODE);
const READY_ROOMS = Object.entries(ROOMS).map(([name, [files, packages]]) => ({
  name,
  files: startsWithOneOf(name),
  may: startsWithOneOf(files),
  packages: startsWithOneOf(packages),
  rule: `${name} may import: ${files} ${packages}`,
}));

const roomOf = (path: string) => READY_ROOMS.find(({ files }) => files.test(path));
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);

/** Whether the imports of a file are checked. */
export const isCode = (path: string): boolean => /\.(?:[jt]sx?|mjs)$/.test(path) && path !== GENERATED;

function foldersAround(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** The indexes by which an import may enter: those of the folders it enters; a feature must always have one. */
function doorsOf({ from, to = '' }: Import, tree: Tree): string[] {
  return foldersAround(to)
    .filter((folder) => !from.startsWith(`${folder}/`))
    .filter((folder) => FEATURE_FOLDERS.includes(dirname(folder)) || tree.has(`${folder}/index.ts`))
    .map((folder) => `${folder}/index.ts`);
}

/** The position of a file's street in the order of streets; undefined outside of them. */
function streetOf(path: string): number | undefined {
  const name = /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1];
  return name === undefined ? undefined : STREETS.indexOf(name);
}

/** Why an import may not leave its street; undefined if it may. */
function streetProblemOf(from: string, to: string): string | undefined {
  const [own, other] = [streetOf(from), streetOf(to)];
  if (own === undefined || other === undefined) return undefined;
  return other > own
    ? `Imports run down the streets, from a later one to an earlier one: ${STREETS.join(', ')}.`
    : undefined;
}

function problemOf(found: Import, tree: Tree): string | undefined {
  const { from, specifier, to } = found;
  if (to !== undefined && to !== GENERATED && !tree.has(to)) return 'There is no such file.';
  const room = roomOf(from);
  if (TESTS_AND_TOOLS.test(from) || room === undefined) return undefined;
  if (to === undefined) return room.packages.test(specifier) ? undefined : room.rule;
  if (DECODES.test(to) && !DECODES.test(from)) return 'Only decoders load it.';
  if (TESTS_AND_TOOLS.test(to)) return 'Code does not depend on tests or tools.';
  if (!to.startsWith(`${room.files.exec(from)?.[0]}/`) && !room.may.test(to)) return room.rule;
  const leaves = streetProblemOf(from, to);
  if (leaves !== undefined) return leaves;
  const doors = doorsOf(found, tree);
  return doors.length === 0 || doors.includes(to) ? undefined : `Enter by ${doors.join(' or ')}.`;
}

/** The path of each import cycle between nodes; files without a node are ignored. */
function circlesBetween(imports: readonly Import[], nodeOf: (path: string) => string | undefined): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [node, target] = [nodeOf(from), to && nodeOf(to)];
    if (node === undefined || target === undefined || (node === target && from !== to)) continue;
    graph.set(node, (graph.get(node) ?? new Set()).add(target));
  }
  return findCircles(graph).map((circle) => `${[...circle, circle[0]].join(' → ')}: a circle.`);
}

/**
 * The node of a file below a folder: the subfolder that contains it, or the folder itself. A folder's own index and
 * routes have no node, because they connect its rooms.
 */
function roomBelow(folder: string, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined;
  const [name = '', further] = path.slice(folder.length + 1).split('/');
  if (further !== undefined) return `${folder}/${name}`;
  return /^index\.ts$|-routes\.ts$/.test(name) ? undefined : folder;
}

/**
 * Cycles between features, and within a feature: between sibling folders, and between the feature's own files and a
 * folder that has an index.
 */
function circlesOfRooms(imports: readonly Import[], tree: Tree): string[] {
  const ofCode = imports.filter(({ from }) => !isTest(from));
  const folders = new Set([...tree.keys()].filter(isCode).flatMap(foldersAround));
  return FEATURE_FOLDERS.flatMap((root) =>
    [...folders].filter((path) => path === root || path.startsWith(`${root}/`)),
  ).flatMap((folder) => {
    const hasIndex = (room = '') => tree.has(`${room}/index.ts`);
    const between = ofCode.filter(({ from, to = '' }) => {
      const rooms = [roomBelow(folder, from), roomBelow(folder, to)];
      return !rooms.includes(folder) || rooms.every((room) => room === folder || hasIndex(room));
    });
    return circlesBetween(between, (path) => roomBelow(folder, path));
  });
}

function largeFolders(tree: Tree): string[] {
  const code = [...tree.keys()].filter((path) => isCode(path) && !isTest(path));
  return [...Map.groupBy(code, dirname)].filter(([, { length }]) => length > MOST_FILES).map(([folder]) => folder);
}

/** Rules that a tree does not need: rooms without a file, exceptions for folders that are small. */
export function findUnusedRules(tree: Tree): string[] {
  const used = new Set([...tree.keys()].map((path) => roomOf(path)?.name));
  const large = largeFolders(tree);
  return [
    ...Object.keys(ROOMS).filter((name) => !used.has(name)),
    ...Object.keys(LARGER_FOLDERS).filter((folder) => !large.includes(folder)),
    ...unusedExceptions(tree),
  ];
}

/**
 * The violations of the rules in a tree of files, one sentence each, and the number of files and imports that were
 * checked.
 */
export function findImportProblems(tree: Tree): { problems: string[]; files: number; imports: number } {
  const code = [...tree.keys()].filter(isCode);
  const imports = code.flatMap((from) =>
    readImports(tree.get(from) ?? '').map((specifier) => ({ from, specifier, to: resolveImport(from, specifier) })),
  );
  const problems = [
    ...code.filter((path) => !TESTS_AND_TOOLS.test(path) && !roomOf(path)).map((path) => `${path}: in no room.`),
    ...code.filter((path) => streetOf(path) === -1).map((path) => `${path}: in no street (${STREETS.join(', ')}).`),
    ...imports.flatMap((found) => {
      const problem = problemOf(found, tree);
      return problem === undefined ? [] : [`${found.from}: imports ${found.specifier}. ${problem}`];
    }),
    ...circlesBetween(imports, (path) => path),
    ...circlesOfRooms(imports, tree),
    ...findSentAround(tree),
    ...largeFolders(tree)
      .filter((folder) => !(folder in LARGER_FOLDERS))
      .map((folder) => `${folder}: more than ${MOST_FILES} files of code are two rooms.`),
  ];
  return { problems, files: code.length, imports: imports.length };
}
