/*
 * Replaces `@tanstack/react-start` in component tests, where no compiler chooses a side: isomorphic functions use the
 * browser's side.
 */
type Work = (...given: never[]) => unknown;

export function createIsomorphicFn() {
  const withSides = (work: Work) => Object.assign(work, { server: () => withSides(work), client: withSides });
  return withSides(() => undefined);
}

export const getGlobalStartContext = (): undefined => undefined;
