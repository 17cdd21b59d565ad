type RouteTreeGenerator = { config: { routeTreeFileFooter?: string[] | (() => string[]) | undefined } };

/**
 * Generates the route tree without the footer that imports the router's type: the router imports the tree, so that
 * would be a cycle. `web/router.tsx` registers the type instead.
 */
export const routeTreeWithoutRouter = {
  name: 'route-tree-without-router',
  init({ generator }: { generator: RouteTreeGenerator }): void {
    generator.config.routeTreeFileFooter = [];
  },
};
