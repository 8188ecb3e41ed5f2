import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkList } from './chunk-list.ts'
import { compressed } from './compressed.ts'
import { pdfParts } from './pdf-parts.ts'

/** Libraries that change seldom, so that an update of ours does not make people load them again. */
const vendors: [string, RegExp][] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\//],
  ['tanstack', /node_modules\/@tanstack\//],
]

export default defineConfig({
  plugins: [
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
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        // Maps and documents need the network anyway: they are drawn where somebody looks at one.
        globIgnores: [
          '**/*{cyrillic,greek,vietnamese}*',
          '**/{maplibre,map-canvas}*',
          '**/pdf*/**',
          '**/pdf*',
        ],
        navigateFallback: '/index.html',
        // From the first visit on: the network may be gone before the second.
        clientsClaim: true,
        navigateFallbackDenylist: [/^\/(api|live|files|health|ready)(\/|$)/],
      },
    }),
    chunkList(),
    compressed(),
  ],
  // The policy of the page allows workers that are files of our own, as modules.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Browsers of the last two years: they know light-dark(), which would else be rewritten wrongly.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: vendors.map(([name, test]) => ({ name, test })) },
      },
    },
  },
})
