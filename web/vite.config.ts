import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstPaint } from './first-paint.ts';
import { markPure } from './mark-pure.ts';
import { onlyShell } from './precached-files.ts';
import { siteFiles } from './site-files.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    markPure(),
    siteFiles(),
    firstPaint(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      // Asked, never forced: a reload could cost a half-filled form.
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['index.html', '*.{svg,ico,webmanifest}', 'assets/*.{js,css,woff2}'],
        manifestTransforms: [onlyShell(`${import.meta.dirname}/dist`)],
      },
    }),
  ],
  resolve: {
    alias: {
      // Only Firestore's pipeline regexes use it, which nothing here does: 45 kB less for staff.
      re2js: `${import.meta.dirname}/src/firebase/re2js-stub.ts`,
    },
  },
  build: {
    manifest: true,
    // Every browser of the target has it.
    modulePreload: { polyfill: false },
    target: 'es2023',
    // Made for whoever looks for a fault; no visitor's script names them.
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page starts with comes in two files instead of forty: what stays between releases, and ours. What the
        // forms need is a third, since not every page has one.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
              priority: 3,
            },
            {
              name: 'start',
              test: /src[\\/]app[\\/]start-app\.tsx$|src[\\/]router[\\/]|src[\\/]ui[\\/](badge|button|column|copy|dialogs|field|icon|optional|picture|use-menu|use-page)\.|catalogue[\\/]catalogue-texts\.ts|contract[\\/]messages|preload-helper/,
              priority: 2,
            },
            // Short texts, one of which leads to the next.
            { name: 'pages', test: /src[\\/]pages[\\/]/, priority: 0 },
            { name: 'shelf', test: /src[\\/]catalogue[\\/](category-grid|unavailable)\./, priority: 1 },
            // Small things that most pages below the first have in common.
            {
              name: 'parts',
              test: /src[\\/]ui[\\/](breadcrumbs|notify|page-title|rich-text|spinner)\.|src[\\/]catalogue[\\/](as-of|product-card|product-grid|stock-badge)\.|src[\\/]lib[\\/]format/,
              priority: 1,
            },
            {
              name: 'form',
              test: /src[\\/]enquiry[\\/](copy|drafts|form|lead-f|quick|product|trap|use-lead-form)[^\\/]*$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
