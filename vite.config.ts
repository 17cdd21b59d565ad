import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { markdownContent } from './web/features/content/markdown/markdown-plugin.ts';

export default defineConfig({
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000', '/files': 'http://localhost:3000' } },
  build: { target: 'es2022' },
  plugins: [
    tailwindcss(),
    markdownContent(),
    tanstackStart({
      srcDirectory: 'web',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'routeTree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
      },
      server: { build: { inlineCss: { enabled: true } } },
    }),
    react(),
  ],
});
