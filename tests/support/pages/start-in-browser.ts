/*
 * What `@tanstack/react-start` is to a component test, where no compiler chooses a side: functions with two sides are
 * the browser's.
 */
type Work = (...given: never[]) => unknown;

export function createIsomorphicFn() {
  const withSides = (work: Work) => Object.assign(work, { server: () => withSides(work), client: withSides });
  return withSides(() => undefined);
}

export const getGlobalStartContext = (): undefined => undefined;
