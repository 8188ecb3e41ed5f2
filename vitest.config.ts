import { defineConfig } from 'vitest/config'

/** Only the server's tests need a database. */
const project = (name: string, include: string[], globalSetup: string[]) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    include,
    globalSetup,
    exclude: ['**/node_modules/**'],
    // Files share the modules of their worker, which are loaded once.
    isolate: false,
    unstubEnvs: true,
  },
})

export default defineConfig({
  test: {
    // Left alone it keeps one core for itself; most tests wait for a database or a screen.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      project('rules', ['packages/*/src/**/*.test.ts', 'tools/**/*.test.mjs'], []),
      project(
        'server',
        ['apps/server/src/**/*.test.ts', 'bench/**/*.test.ts'],
        ['apps/server/src/testing/global-setup.ts'],
      ),
      'apps/web/vitest.config.ts',
    ],
  },
})
