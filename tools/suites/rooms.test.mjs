import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../setup/root.mjs'
import { callersOf, foldersOf } from './rooms.mjs'

const doors = {
  files: [],
  care: ['files'],
  caregivers: [],
  visits: ['care'],
  billing: ['visits'],
}

test('who may call a room, by way of others too', () => {
  expect(callersOf('files', doors)).toEqual(['billing', 'care', 'visits'])
  expect(callersOf('visits', doors)).toEqual(['billing'])
  expect(callersOf('billing', doors)).toEqual([])
})

test('the tests of a room are its own on every side, its callers’ and those across rooms', () => {
  expect(foldersOf(['visits'], doors)).toEqual([
    'packages/domain/src/visits/',
    'packages/contract/src/visits/',
    'apps/web/src/rooms/visits/',
    'apps/server/src/rooms/visits/',
    'apps/server/src/rooms/billing/',
    'apps/server/src/across-rooms/',
  ])
})

test('care is not caregivers, and what two rooms share is named once', () => {
  const folders = foldersOf(['care', 'visits'], doors)
  expect(folders.some((folder) => 'apps/server/src/rooms/caregivers/'.startsWith(folder))).toBe(
    false,
  )
  expect(folders.filter((folder) => folder === 'apps/server/src/rooms/billing/')).toHaveLength(1)
})

test('no room is every test', () => {
  expect(foldersOf([], doors)).toEqual([])
})

test('the folders are where the tests lie', () => {
  const real = JSON.parse(readFileSync(inRoot('tools', 'structure', 'doors.json'), 'utf8'))
  for (const folder of foldersOf(['visits'], real).filter((name) => name.includes('/visits/'))) {
    expect(existsSync(inRoot(...folder.split('/').filter(Boolean))), folder).toBe(true)
  }
  expect(existsSync(inRoot('apps', 'server', 'src', 'across-rooms'))).toBe(true)
})
