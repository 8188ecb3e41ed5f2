import { describe, expect, test } from 'vitest'
import { settingsIn, wrongSettings } from './environment.mjs'
import { wrongPins } from './pins.mjs'

test('every way to read a setting is seen', () => {
  const text = [
    'const port = process.env.PORT ?? 8080',
    "const keys = process.env['HOMEWARD_KEYS']",
    'const { S3_BUCKET: bucket, S3_REGION, npm_execpath: cli } = env',
    'const { HOST } = process.env',
    'export const read = (env) => env.MAIL_FROM || null',
    'const folders = process.env.PATH',
  ].join('\n')
  expect(settingsIn('main.ts', text).toSorted()).toEqual([
    'HOMEWARD_KEYS',
    'HOST',
    'MAIL_FROM',
    'PORT',
    'S3_BUCKET',
    'S3_REGION',
  ])
})

test('a compose file reads what it puts in', () => {
  const text = 'DATABASE_URL: postgres://homeward:${POSTGRES_PASSWORD:?set it}@database'
  expect(settingsIn('compose.yaml', text)).toEqual(['POSTGRES_PASSWORD'])
})

describe('the example of the settings', () => {
  const files = { 'apps/server/src/main.ts': 'listen(process.env.PORT)' }

  test('is right where it holds what is read, with a sentence each', () => {
    expect(wrongSettings(files, '# Where it listens.\n#PORT=8080\n')).toEqual([])
  })

  test.each([
    ['', 'apps/server/src/main.ts: reads PORT, which .env.example lacks'],
    ['# Where.\n#PORT=\n\n# Old.\n#GONE=\n', '.env.example: nothing reads GONE'],
    ['#PORT=8080\n', '.env.example: PORT has no sentence above it'],
    ['# One.\nPORT=1\n# Two.\n#PORT=2\n', '.env.example: PORT stands there twice'],
  ])('is wrong as %j', (example, problem) => {
    expect(wrongSettings(files, example)).toContain(problem)
  })

  test('proves nothing where nothing reads a setting', () => {
    expect(wrongSettings({}, '')).toEqual(['no file seen that reads a setting'])
  })
})

describe('the version of Node', () => {
  const dockerfile = 'FROM node:24.1.0-bookworm-slim AS build\nFROM node:24.1.0-bookworm-slim\n'

  test('is one everywhere', () => {
    expect(wrongPins('24.1.0', { nvmrc: '24.1.0\n', dockerfile })).toEqual([])
  })

  test('is said where it is another, or nowhere', () => {
    expect(wrongPins('24.2.0', { nvmrc: '24.1.0\n', dockerfile })).toHaveLength(3)
    expect(wrongPins('24.1.0', { nvmrc: '24.1.0', dockerfile: 'FROM debian' })).toEqual([
      'Dockerfile: no version of Node seen',
    ])
  })
})
