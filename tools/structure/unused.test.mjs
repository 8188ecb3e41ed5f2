import { describe, expect, test } from 'vitest'
import { exportsOf } from './exports.mjs'
import { sourcesOf } from './sources.mjs'
import { unusedExports } from './unused.mjs'

const room = 'apps/server/src/rooms/visits'
const main = 'apps/server/src/main.ts'

/** @param {Record<string, string[]>} files the lines of each @returns {string[]} */
const problems = (files) =>
  unusedExports(
    sourcesOf(
      Object.fromEntries(
        Object.entries(files).map(([path, lines]) => [path, `${lines.join('\n')}\n`]),
      ),
    ),
  )

/** What is said of `part.ts` of a room, given who imports it. @param {string[]} part @param {Record<string, string[]>} others */
const said = (part, others = {}) =>
  problems({ [`${room}/part.ts`]: part, [main]: [`import './rooms/visits/part.ts'`], ...others })

test('every way to export is seen', () => {
  const code = [
    `export const a = 1`,
    `export async function b() {}`,
    `export function* c() {}`,
    `export class D {}`,
    `export abstract class E {}`,
    `export type F<T> = T`,
    `export interface G {}`,
    `export const {`,
    `  h,`,
    `  long: i,`,
    `} = things`,
    `export const [j, k] = pair`,
    `export { l, type m as M } from './other.ts'`,
    `export type { N }`,
    `export * as o from './other.ts'`,
    `export default a`,
    `  export const indented = 'in a text'`,
    `// export const commented = 1`,
  ].join('\n')
  expect(exportsOf(code).toSorted()).toEqual('D E F G M N a b c default h i j k l o'.split(' '))
})

describe('what nobody imports is named', () => {
  test.each([
    ['a value', [`export const lost = 1`], 'nothing imports lost: delete it'],
    ['a function', [`export async function lost() {}`], 'nothing imports lost: delete it'],
    ['a type', [`export type Lost = 1`], 'nothing imports Lost: delete it'],
    ['a default', [`export default 1`], 'nothing imports default: delete it'],
    ['what is passed on', [`export { lost } from './other.ts'`], 'nothing imports lost: delete it'],
    [
      'what only its file uses',
      [`export const lost = 1`, `console.log(lost)`],
      'nothing imports lost: drop its export',
    ],
    [
      'what a comment of its file names',
      [`export const lost = 1 // lost`],
      'nothing imports lost: delete it',
    ],
  ])('%s', (_, part, fault) => {
    const other = { [`${room}/other.ts`]: [], [`${room}/x.test.ts`]: [`import './other.ts'`] }
    expect(said(part, other)).toEqual([`${room}/part.ts: ${fault}`])
  })

  test('a member of a namespace that is not taken', () => {
    const part = [`export const taken = 1`, `export const lost = 2`]
    const importer = [
      `import * as part from './rooms/visits/part.ts'`,
      `// part is more than part.lost`,
      `call(part.taken, other.part, 'part', { ...part.taken })`,
    ]
    expect(said(part, { [main]: importer })).toEqual([
      `${room}/part.ts: nothing imports lost: delete it`,
    ])
  })

  test('a file', () => {
    expect(problems({ [`${room}/part.ts`]: [`export const lost = 1`] })).toEqual([
      expect.stringContaining(`${room}/part.ts: nothing imports this file`),
    ])
  })

  test.each([`${room}/part.test.ts`, `${room}/testing/factories.ts`])(
    'what only %s takes',
    (by) => {
      const importer = [`import { lost } from '@homeward/domain/part'`]
      const users = { [by]: importer, [`${room}/b.test.ts`]: [`import './testing/factories.ts'`] }
      const part = { 'packages/domain/src/part.ts': [`export const lost = 1`] }
      expect(problems({ ...part, ...users })).toEqual([
        'packages/domain/src/part.ts: only tests import lost: delete both',
      ])
    },
  )

  test('of a file of the contract, whatever the one list of endpoints does not use', () => {
    const files = {
      [main]: [`import { endpoints } from '@homeward/contract/all'`],
      'packages/contract/src/all.ts': [
        `import * as visits from './visits.ts'`,
        `export const endpoints = Object.values(visits)`,
      ],
      'packages/contract/src/visits.ts': [
        `export const getVisit = endpoint({ returns: Visit })`,
        `export const Visit = z.object({})`,
        `export type Visit = z.infer<typeof Visit>`,
      ],
    }
    expect(problems(files)).toEqual([
      'packages/contract/src/visits.ts: nothing imports Visit: drop its export',
    ])
  })
})

describe('what somebody imports is not named', () => {
  test.each([
    ['by name', `export const kept = 1`, `import { kept } from './rooms/visits/part.ts'`],
    [
      'under another name',
      `export const kept = 1`,
      `import { kept as k } from './rooms/visits/part.ts'`,
    ],
    ['as a type', `export type Kept = 1`, `import type { Kept } from './rooms/visits/part.ts'`],
    [
      'as one of several',
      `export type Kept = 1`,
      `import x, { type Kept } from './rooms/visits/part.ts'`,
    ],
    ['by a type', `export type Kept = 1`, `let x: import('./rooms/visits/part.ts').Kept`],
    [
      'by adding to it',
      `export interface Kept {}`,
      `declare module './rooms/visits/part.ts' {\n  interface Kept {\n    a: 1\n  }\n}`,
    ],
    ['the default', `export default 1`, `import kept from './rooms/visits/part.ts'`],
    [
      'at run time',
      `export const kept = 1`,
      `const { kept } = await import('./rooms/visits/part.ts')`,
    ],
    [
      'at run time, then',
      `export const kept = 1`,
      `import('./rooms/visits/part.ts').then((m) => m.kept)`,
    ],
    ['by passing it on', `export const kept = 1`, `export { kept } from './rooms/visits/part.ts'`],
    ['by passing on all', `export const kept = 1`, `export * from './rooms/visits/part.ts'`],
  ])('%s', (_, part, importer) => {
    const passedOn = problems({
      'e2e/gallery.ts': [],
      [main]: [importer],
      [`${room}/part.ts`]: [part],
    })
    expect(passedOn.filter((line) => line.startsWith(room))).toEqual([])
  })

  test.each([
    [`import * as part from './rooms/visits/part.ts'`, `call(part.kept)`],
    [`import * as part from './rooms/visits/part.ts'`, `call({ ...part.kept })`],
    [`import * as part from './rooms/visits/part.ts'`, `call(Object.values(part))`],
  ])('by a namespace: %s', (...importer) => {
    expect(said([`export const kept = 1`], { [main]: importer })).toEqual([])
  })

  test('what a file uses itself, and its test tries by itself', () => {
    const part = [`export const kept = 1`, `console.log(kept)`]
    expect(said(part, { [`${room}/part.test.ts`]: [`import { kept } from './part.ts'`] })).toEqual(
      [],
    )
  })

  test('what tests take of each other, and what starts by itself', () => {
    const files = {
      [`${room}/testing/factories.ts`]: [`export const aVisit = 1`],
      [`${room}/part.test.ts`]: [`import { aVisit } from './testing/factories.ts'`],
      'apps/web/vite.config.ts': [`export default {}`],
      'tools/check.mjs': [`run()`],
      'tools/product.d.mts': [`export function startProduct(): void`],
    }
    expect(problems(files)).toEqual([])
  })
})
