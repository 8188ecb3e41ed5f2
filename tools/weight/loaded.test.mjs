import { expect, test } from 'vitest'
import { loadedFor, partsOf } from './loaded.mjs'

const chunks = {
  'page.js': {
    imports: ['both.js'],
    css: ['page.css'],
    modules: { 'src/page.ts': 10, 'node_modules/@a/b/x.js': 5 },
  },
  'list.js': {
    imports: ['both.js', 'page.js'],
    css: ['page.css', 'list.css'],
    modules: { 'src/list.ts': 3, 'node_modules/@a/b/y.js': 7 },
  },
  'both.js': { imports: ['page.js'], css: [], modules: { 'src/both.ts': 1 } },
  'other.js': { imports: [], css: ['other.css'], modules: { 'src/other.ts': 1 } },
}

test('a screen loads its files and what they bring along, each once', () => {
  expect(loadedFor(chunks, ['src/page.ts', 'src/list.ts'])).toEqual([
    'both.js',
    'list.css',
    'list.js',
    'page.css',
    'page.js',
  ])
})

test('a source that the build does not have is no screen without weight', () => {
  expect(() => loadedFor(chunks, ['src/gone.ts'])).toThrow('src/gone.ts')
})

test('the heaviest part stands first, a library as a whole', () => {
  expect(partsOf(chunks, ['page.js', 'list.js'])).toEqual([
    ['@a/b', 12],
    ['src/page.ts', 10],
    ['src/list.ts', 3],
  ])
})
