import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { 'virtual:pwa-register/react': '/src/testing/no-service-worker.ts' },
  },
  test: {
    name: 'web',
    // Whole forms, field by field, take their time on a busy machine.
    testTimeout: 60_000,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['src/testing/setup.ts'],
    include: ['{src,chunks,contract}/**/*.test.{ts,tsx}'],
    css: false,
    // Files share the modules of their worker, which are loaded once.
    isolate: false,
    // As the other projects, whose workers it shares the machine with.
    maxWorkers: '100%',
    unstubEnvs: true,
  },
})
