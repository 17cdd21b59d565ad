import type { Deps } from '#server/deps.ts';
import type { KeyCaller } from '#server/features/company/api-keys/index.ts';

/** The context of a tool call: the server's dependencies, the caller, and the site's address. */
export type ToolContext = {
  readonly deps: Deps;
  readonly caller: KeyCaller;
  /** The site's origin, for links that people can open. */
  readonly origin: string;
};

/** None of the tools changes anything, and none reads from outside this site. */
export const READS_ONLY = { readOnlyHint: true, openWorldHint: false } as const;
