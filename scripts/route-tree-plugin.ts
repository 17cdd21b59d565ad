type RouteTreeGenerator = { config: { routeTreeFileFooter?: string[] | (() => string[]) | undefined } };

/**
 * Ends the generated route tree without the footer in which it would import the router's type: the router imports the
 * tree, so the two would import each other. `web/router.tsx` registers the type instead.
 */
export const routeTreeWithoutRouter = {
  name: 'route-tree-without-router',
  init({ generator }: { generator: RouteTreeGenerator }): void {
    generator.config.routeTreeFileFooter = [];
  },
};
