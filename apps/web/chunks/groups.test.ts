import { expect, test } from 'vitest'
import { type Draft, groupsOf } from './groups.ts'

const app = '/h/apps/web/src/app'
const rooms = '/h/apps/web/src/rooms'
const screen = (room: string, name: string, ...imports: string[]): Record<string, Draft> => {
  const entry = `${rooms}/${room}/${name}-screen.tsx`
  return { [name]: { imports, modules: [entry], entry } }
}
const part = (name: string, ...imports: string[]): Record<string, Draft> => ({
  [name]: { imports, modules: [`/h/${name}.ts`], entry: null },
})
const grouped = (...drafts: Record<string, Draft>[]) => {
  const groups = groupsOf(Object.assign({}, ...drafts))
  return (name: string) => groups.get(`/h/${name}.ts`)
}

test('what one room shares is its own file, and what several share is another', () => {
  const of = grouped(
    screen('care', 'plan', 'one', 'two', 'three'),
    screen('care', 'plans', 'one'),
    screen('visits', 'week', 'two', 'three'),
    screen('billing', 'claims', 'three'),
    ...['one', 'two', 'three'].map((name) => part(name)),
  )
  expect([of('one'), of('two'), of('three')]).toEqual(['care', 'records', 'records'])
})

test('the phone does not load what only the office shares', () => {
  const of = grouped(
    screen('field', 'field', 'both'),
    screen('care', 'plan', 'both', 'office'),
    screen('care', 'plans', 'office'),
    part('both'),
    part('office'),
  )
  expect([of('both'), of('office')]).toEqual(['day', 'care'])
})

test('what some of the first screens share is loaded by those alone', () => {
  const of = grouped(
    screen('field', 'field', 'dates', 'words'),
    screen('insights', 'dashboard', 'dates'),
    screen('care', 'plan', 'dates', 'words'),
    part('dates'),
    part('words'),
  )
  expect([of('dates'), of('words')]).toEqual(['signed-in', 'day'])
})

test('what the dashboard alone needs is loaded by nobody else', () => {
  const of = grouped(
    screen('insights', 'dashboard', 'own', 'both'),
    screen('care', 'plan', 'both'),
    part('own'),
    part('both'),
  )
  expect([of('own'), of('both')]).toEqual(['home', 'office-frame'])
})

test('what the page begins with is one file, whoever else needs it', () => {
  const start = { imports: ['all'], modules: ['/h/main.ts'], entry: '/h/apps/web/index.html' }
  const of = grouped({ start }, screen('care', 'plan', 'all'), part('all', 'below'), part('below'))
  expect([of('main'), of('all'), of('below')]).toEqual(['app', 'app', 'app'])
})

test('what one screen alone needs is loaded with it', () => {
  const of = grouped(screen('care', 'plan', 'own'), part('own'))
  expect(of('own')).toBeUndefined()
})

test('what forms check by is one file, which others do not load for the words that it is made of', () => {
  const schemas = '/h/contract/care.ts?schemas'
  const of = grouped(
    screen('care', 'plan', 'words'),
    { care: { imports: ['words', 'fields'], modules: [schemas], entry: schemas } },
    part('words'),
    part('fields'),
  )
  expect([of('words'), of('fields')]).toEqual(['care', 'schemas'])
})

test('a file imports no other that imports it', () => {
  const shell = {
    imports: ['a'],
    modules: [`${app}/shell/account-items.tsx`],
    entry: `${app}/shell/account-items.tsx`,
  }
  const drafts = {
    shell,
    ...screen('care', 'plan', 'b'),
    ...screen('visits', 'week', 'b', 'c'),
    ...part('a'),
    ...part('b', 'a'),
    ...part('c', 'b'),
  }
  const of = grouped(drafts)
  expect([of('a'), of('b'), of('c')]).toEqual(['later', 'records', undefined])
})
