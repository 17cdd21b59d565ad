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

/** Hides the report of where the bundler spends its time: it is noise in a build. */
const checks = { pluginTimings: false };

export default defineConfig({
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000', '/files': 'http://localhost:3000' } },
  build: { target: 'es2022' },
  resolve: {
    alias: {
      'react-style-singleton': fileURLToPath(new URL('web/platform/adopted-style.ts', import.meta.url)),
      // The shim's own version also contains a polyfill for React 17.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  environments: {
    // Bundles all of React, so that pages are rendered by its production build whatever NODE_ENV is.
    ssr: { resolve: { noExternal: true }, build: { rolldownOptions: { checks } } },
    client: {
      build: {
        rolldownOptions: {
          checks,
          output: { codeSplitting: { groups: CODE_GROUPS } },
          // The optimisation moves code that a few pages share into the chunk that every page loads.
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
        // Keeps a page's loader in the same chunk as its component, so that the browser fetches them together.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
      },
    }),
    react(),
  ],
});
