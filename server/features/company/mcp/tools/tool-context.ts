import type { Deps } from '#server/deps.ts';
import type { KeyCaller } from '#server/features/company/api-keys/index.ts';

/** What a tool is given with each call: what to ask, for whom, and where the site stands. */
export type ToolContext = {
  readonly deps: Deps;
  readonly caller: KeyCaller;
  /** The site's origin, for links that people can open. */
  readonly origin: string;
};

/** None of the tools changes anything, and each asks this site alone. */
export const READS_ONLY = { readOnlyHint: true, openWorldHint: false } as const;
