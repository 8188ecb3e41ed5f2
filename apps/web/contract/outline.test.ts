import { endpoint, page, record } from '@homeward/contract/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { declares, outlineOf } from './outline.ts'

const listBirds = endpoint({
  room: 'birds',
  summary: 'Birds',
  method: 'GET',
  path: '/birds',
  permission: 'public',
  input: { search: z.string().optional() },
  returns: page(z.object({ id: z.string() })),
  quiet: true,
})
const feedBird = endpoint({
  room: 'birds',
  summary: 'Feed a bird',
  method: 'POST',
  path: '/birds/:id/feed',
  permission: 'public',
  returns: record(z.object({})),
})

type Outlined = { schemas: () => Promise<unknown> }

/** The source with what it would load in the place of the module with the schemas. */
const run = async <M>(source: string, full: object): Promise<M> => {
  const local = source.replace(/import\(.*\)/, 'Promise.resolve(globalThis.full)')
  Object.assign(globalThis, { full })
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(local)}`)) as M
}

test('an endpoint is called by what is written of it, and its schemas come when asked for', async () => {
  const outline = await run<{ listBirds: Outlined }>(
    outlineOf({ listBirds }, '/birds.ts?schemas'),
    { listBirds },
  )
  const { schemas, ...written } = outline.listBirds
  expect(written).toEqual({
    room: 'birds',
    method: 'GET',
    path: '/birds',
    permission: 'public',
    writes: false,
    quiet: true,
    returns: { kind: 'page' },
  })
  expect(await schemas()).toBe(listBirds)
})

test('of a plain record all calls are there, and no example', async () => {
  const birds = {
    type: 'bird',
    endpoints: { list: listBirds, feed: feedBird },
    example: () => ({}),
  }
  const outline = await run<{ birds: { endpoints: Record<'list' | 'feed', Outlined> } }>(
    outlineOf({ birds }, '/birds.ts?schemas'),
    { birds },
  )
  expect(Object.keys(outline.birds)).toEqual(['type', 'endpoints'])
  expect(outline.birds.endpoints.feed).toMatchObject({ method: 'POST', path: '/birds/:id/feed' })
  expect(await outline.birds.endpoints.feed.schemas()).toBe(feedBird)
})

test('words and numbers are written, what has a schema in it is not', () => {
  const source = outlineOf(
    { feedBird, most: 20, kinds: ['owl', null], Bird: z.object({}), fields: { id: z.string() } },
    '/birds.ts?schemas',
  )
  expect(source).toContain('export const most = 20')
  expect(source).toContain('export const kinds = ["owl",null]')
  expect(source).not.toMatch(/const (Bird|fields) =/)
})

test('only a module that declares endpoints is written anew', () => {
  expect(declares({ most: 20, listBirds })).toBe(true)
  expect(declares({ most: 20, Bird: z.object({}), nothing: null })).toBe(false)
})
