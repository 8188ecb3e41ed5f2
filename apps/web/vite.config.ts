import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { catalogs } from './catalogs.ts'
import { splitting } from './chunks/split.ts'
import { chunkList } from './chunk-list.ts'
import { componentStyles } from './component-styles.ts'
import { compressed } from './compressed.ts'
import { contractOutline } from './contract-outline.ts'
import { keptFiles } from './kept-files.ts'
import { pdfParts } from './pdf-parts.ts'

export default defineConfig(async ({ command }) => ({
  plugins: [
    contractOutline(),
    catalogs(),
    componentStyles(),
    react(),
    pdfParts(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      includeAssets: ['icon.svg', 'color-scheme.js'],
      manifest: {
        name: 'Homeward',
        short_name: 'Homeward',
        description: 'Home-care agency management',
        start_url: '/dashboard',
        display: 'standalone',
        background_color: '#ffffff',
        theme_color: '#0b6e5a',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        // What the page begins with, until somebody has signed in; the rest is kept by role and visit.
        globPatterns: [
          '*.{html,svg,png}',
          'color-scheme.js',
          'assets/{index,libraries,rolldown-runtime,fields,guest}-*.{js,css}',
          'assets/*-latin-wght-normal-*.woff2',
        ],
        importScripts: ['/keep-files.js'],
        runtimeCaching: [
          {
            // Maps and documents need the network anyway: they are drawn where somebody looks at one.
            urlPattern: ({ url, request, sameOrigin }) =>
              sameOrigin &&
              /^\/assets\/(?!pdf|map)[^/]+$/.test(url.pathname) &&
              !request.headers.has('x-homeward-keep'),
            handler: 'CacheFirst',
            options: { cacheName: 'homeward-files', cacheableResponse: { statuses: [200] } },
          },
        ],
        navigateFallback: '/index.html',
        // From the first visit on: the network may be gone before the second.
        clientsClaim: true,
        navigateFallbackDenylist: [/^\/(api|live|files|health|ready)(\/|$)/],
      },
    }),
    chunkList(),
    keptFiles(),
    compressed(),
  ],
  // The policy of the page allows workers that are files of our own, as modules.
  worker: { format: 'es' as const },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // All of these browsers load modules ahead by themselves.
    modulePreload: { polyfill: false },
    // Browsers of the last two years: they know light-dark(), which would else be rewritten wrongly.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: command === 'build' ? await splitting(import.meta.dirname) : true,
      },
    },
  },
}))
