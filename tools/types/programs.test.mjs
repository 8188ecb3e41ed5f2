import { expect, test } from 'vitest'
import { programsOf } from './programs.mjs'

const server = { extends: '../../tsconfig.base.json', include: ['src', 'cli.ts'] }
const bench = {
  extends: '../apps/server/tsconfig.json',
  include: ['.', '../apps/server/src', '../apps/server/cli.ts'],
}
/** @param {import('./programs.mjs').Config} [wishes] */
const programs = (wishes) => programsOf({ 'apps/server': server, bench: { ...bench, ...wishes } })

test('a folder that another one takes in whole is checked with it', () => {
  expect(programs()).toEqual(['bench'])
})

test.each([
  ['other options', { compilerOptions: { strict: false } }],
  ['another base', { extends: '../tsconfig.base.json' }],
  ['a part of its sources', { include: ['.', '../apps/server/src'] }],
  ['nothing of it', { include: ['.'] }],
])('with %s it is checked by itself', (_, wishes) => {
  expect(programs(wishes)).toEqual(['apps/server', 'bench'])
})
