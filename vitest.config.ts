import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const web = 'apps/web/vitest.config.ts'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'bench/**/*.test.ts',
            'tools/**/*.test.mjs',
          ],
          exclude: ['**/node_modules/**'],
        },
      },
      ...(existsSync(new URL(web, import.meta.url)) ? [web] : []),
    ],
  },
})
