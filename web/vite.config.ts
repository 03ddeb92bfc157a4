import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { SITE } from '../functions/contract/site.ts';
import { devicePages } from './device-pages-plugin.ts';
import { offlineFiles } from './offline-files.ts';
import { preloadDependencies } from './preload-dependencies.ts';
import { listParts, renderPages } from './render-plugin.ts';
import { siteFiles } from './site-files.ts';

/** Origin of canonical URLs; null where neither the site nor the project says it: pages then name no canonical URL. */
function originOf(mode: string): string | null {
  const { VITE_FIREBASE_PROJECT_ID: project } = loadEnv(mode, import.meta.dirname, 'VITE_');
  return SITE.origin ?? (project === undefined ? null : `https://${project}.web.app`);
}

/** Whether the deployment has written a key for App Check. */
const usesAppCheck = (mode: string): boolean => loadEnv(mode, import.meta.dirname, 'VITE_').VITE_APP_CHECK_KEY !== undefined;

const offline = offlineFiles();

/** Two builds: first the server's (`--ssr`), whose pages the browser's build renders (render-plugin.ts). */
export default defineConfig(({ mode, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    ...(isSsrBuild
      ? [listParts()]
      : [
          siteFiles(originOf(mode)),
          renderPages(originOf(mode)),
          offline.plugin,
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'src/sw',
            filename: 'sw.ts',
            // Asked, never forced: a reload could cost a half-filled form.
            registerType: 'prompt',
            injectRegister: false,
            manifest: false,
            injectManifest: {
              buildPlugins: { vite: [devicePages(originOf(mode))] },
              globPatterns: [
                'app.html',
                'offline-files.json',
                'before-hydration.js',
                '*.{svg,ico,webmanifest}',
                'assets/*.{js,css,woff2}',
              ],
              manifestTransforms: [offline.transform],
            },
          }),
        ]),
  ],
  resolve: {
    alias: {
      // Only Firestore's pipeline regexes use it, which nothing here does: 45 kB less for staff.
      re2js: `${import.meta.dirname}/src/data/firebase/re2js-stub.ts`,
      ...(usesAppCheck(mode) ? {} : { 'firebase/app-check': `${import.meta.dirname}/src/data/firebase/app-check-stub.ts` }),
    },
  },
  // Functions load the server build alone, without packages beside it.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    manifest: true,
    modulePreload: {
      // Every browser of the target has it.
      polyfill: false,
      resolveDependencies: (file, scripts, { hostId }) => preloadDependencies(file, scripts, hostId),
    },
    // Chrome 110, Safari 16.4, Firefox 115: the README names them.
    target: 'es2023',
    // For debugging; the served scripts do not refer to them.
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild
      ? { outDir: 'dist-server' }
      : {
          rolldownOptions: {
            input: `${import.meta.dirname}/src/app/entry-client.tsx`,
            output: {
              codeSplitting: {
                groups: [
                  // Stays the same between most releases.
                  {
                    name: 'react',
                    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                    priority: 3,
                  },
                  // What every page starts with.
                  { name: 'start', tags: ['$initial'], priority: 2 },
                  // Each file is a request to the service worker: what three staff screens share is one.
                  {
                    name: 'staff',
                    test: /[\\/]src[\\/]admin[\\/]/,
                    minShareCount: 3,
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                ],
              },
            },
          },
        }),
  },
}));
