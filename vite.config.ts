import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CODE_GROUPS } from './scripts/first-load/code-groups.ts';
import { codeWeights } from './scripts/first-load/code-weights-plugin.ts';
import { frozenConstants } from './scripts/first-load/frozen-constants-plugin.ts';
import { guides } from './scripts/guides/guides-plugin.ts';
import { routeTreeWithoutRouter } from './scripts/route-tree-plugin.ts';
import { videos } from './scripts/videos/videos-plugin.ts';
import { catalogue } from './web/catalogue/catalogue-plugin.ts';
import { markdownContent } from './web/features/site/content/markdown/index.ts';

/** People who build need not be told where the bundler's time goes. */
const checks = { pluginTimings: false };

export default defineConfig({
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000', '/files': 'http://localhost:3000' } },
  build: { target: 'es2022' },
  resolve: {
    alias: {
      'react-style-singleton': fileURLToPath(new URL('web/platform/adopted-style.ts', import.meta.url)),
      // The other one brings what React 17 lacks.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  environments: {
    // All of React is in the bundle, so that pages are rendered by its production build whatever NODE_ENV says.
    ssr: { resolve: { noExternal: true }, build: { rolldownOptions: { checks } } },
    client: {
      build: {
        rolldownOptions: {
          checks,
          output: { codeSplitting: { groups: CODE_GROUPS } },
          // It puts what a few pages share into the code that all of them load.
          experimental: { chunkOptimization: false },
        },
      },
    },
  },
  plugins: [
    tailwindcss(),
    markdownContent(),
    guides(),
    videos(),
    catalogue(),
    codeWeights(),
    frozenConstants(),
    tanstackStart({
      srcDirectory: 'web',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'routeTree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        plugins: [routeTreeWithoutRouter],
        // What a page loads with belongs to the page: the browser fetches it with the page's component.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
      },
    }),
    react(),
  ],
});
