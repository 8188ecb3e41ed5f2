import { describe, expect, test } from 'vitest'
import { cyclesOf, doorCycles, importCycles } from './cycles.mjs'
import { wrongDirections } from './directions.mjs'
import { deadPaths } from './documents.mjs'
import { twins, unlisted } from './endpoints.mjs'
import { barrels, strayQueries, tooLong } from './files.mjs'
import { sourcesOf } from './sources.mjs'
import { importsOf } from './imports.mjs'
import { roomCircles } from './room-circles.mjs'
import { wrongRooms } from './rooms.mjs'
import { untypedSignals } from './signals.mjs'

/** @param {string} from */
const importing = (from) => `import { x } from '${from}'\n`

test('every way to import is seen', () => {
  const source = [
    `import a from './a.ts'`,
    `import type { B } from './b.ts'`,
    `import {`,
    `  c,`,
    `  type C,`,
    `} from './c.ts'`,
    `import './d.css'`,
    `export * from './e.ts'`,
    `export { f } from './f.ts'`,
    `import * as g from './g.ts'`,
    `import h, { $h } from './h.ts'`,
    `const lazy = () => import('./i.tsx')`,
    `type J = import('./j.ts').J`,
    `export const from = 'nowhere'`,
    `  import x from './indented-in-a-text.ts'`,
    `// import y from './comment.ts'`,
  ].join('\n')
  const found = importsOf(source)
  expect(found.map(({ from }) => from)).toEqual(
    ['a.ts', 'b.ts', 'c.ts', 'd.css', 'e.ts', 'f.ts', 'g.ts', 'h.ts', 'i.tsx', 'j.ts'].map(
      (name) => `./${name}`,
    ),
  )
  expect(found.filter(({ passedOn }) => passedOn).map(({ from }) => from)).toEqual([
    './e.ts',
    './f.ts',
  ])
  expect(found.filter(({ typeOnly }) => typeOnly).map(({ from }) => from)).toEqual(['./b.ts'])
})

describe('the direction of the workspaces', () => {
  const declared = {
    '.': ['vitest'],
    'apps/server': ['pg', 'fastify'],
    'apps/web': ['react', 'pg', '@mantine/core'],
    'packages/domain': ['rrule-temporal', 'temporal-polyfill'],
    'packages/contract': ['zod'],
    'packages/x12': ['zod'],
  }
  /** @param {string} path @param {string} from */
  const faults = (path, from) => wrongDirections(sourcesOf({ [path]: importing(from) }), declared)

  test.each([
    ['apps/web/src/a.ts', '@homeward/contract/visits'],
    ['apps/web/src/a.ts', '@homeward/domain/visits/rules'],
    ['apps/web/src/a.ts', '@mantine/core/styles.css'],
    ['apps/web/src/a.ts', 'virtual:pwa-register'],
    ['apps/web/vite.config.ts', 'node:path'],
    ['apps/web/src/a.test.ts', 'vitest'],
    ['apps/server/src/a.ts', '@homeward/x12/read'],
    ['apps/server/src/a.ts', 'node:fs'],
    ['apps/server/src/a.ts', 'pg'],
    ['packages/contract/src/a.ts', '@homeward/domain/result'],
    ['packages/domain/src/a.ts', 'temporal-polyfill'],
    ['packages/domain/src/a.test.ts', 'vitest'],
    ['packages/x12/src/cli/main.ts', 'node:fs'],
    ['e2e/a.ts', '../tools/product.mjs'],
    ['bench/a.ts', '../apps/server/src/app.ts'],
  ])('%s may import %s', (path, from) => {
    expect(faults(path, from)).toEqual([])
  })

  test.each([
    ['apps/web/src/a.ts', '@homeward/x12/read'],
    ['apps/web/src/a.ts', '../../server/src/app.ts'],
    ['apps/web/src/a.ts', '../../../packages/x12/src/read.ts'],
    ['apps/web/src/a.ts', 'pg'],
    ['apps/web/src/a.ts', 'node:fs'],
    ['apps/web/src/a.ts', 'fs'],
    ['apps/web/src/a.ts', 'lodash'],
    ['packages/domain/src/a.ts', '@homeward/contract/visits'],
    ['packages/domain/src/a.ts', 'zod'],
    ['packages/domain/src/a.ts', 'node:crypto'],
    ['packages/domain/src/a.ts', 'vitest'],
    ['packages/contract/src/a.ts', '@homeward/server/app'],
    ['packages/contract/src/a.ts', 'rrule-temporal'],
    ['packages/x12/src/a.ts', '@homeward/domain/result'],
    ['packages/x12/src/a.ts', 'node:fs'],
    ['packages/x12/src/a.ts', 'zod'],
    ['packages/evv/src/a.ts', 'node:http'],
    ['apps/server/src/a.ts', 'lodash'],
    ['apps/server/src/a.ts', '../../web/src/ui/list.tsx'],
    ['e2e/a.ts', '../apps/server/src/app.ts'],
  ])('%s may not import %s', (path, from) => {
    expect(faults(path, from)).toHaveLength(1)
  })
})

describe('rooms', () => {
  const doors = { clients: [], visits: ['clients'], billing: ['visits'] }
  /** @param {string} path @param {string} from */
  const faults = (path, from) => wrongRooms(sourcesOf({ [path]: importing(from) }), doors)

  test.each([
    ['apps/server/src/rooms/visits/cancel.ts', '../clients/door.ts'],
    ['apps/server/src/rooms/visits/cancel.ts', './store.ts'],
    ['apps/server/src/rooms/visits/cancel.ts', '../../plumbing/ctx.ts'],
    ['apps/server/src/rooms/visits/cancel.test.ts', '../../testing/world.ts'],
    ['apps/server/src/rooms/visits/testing/factories.ts', '../../../testing/world.ts'],
    ['apps/server/src/rooms/visits/testing/factories.ts', '../../clients/testing/factories.ts'],
    ['apps/server/src/rooms/visits/cancel.test.ts', '../clients/testing/factories.ts'],
    ['apps/server/src/rooms/routes.ts', './visits/routes.ts'],
    ['apps/server/src/plumbing/http/health.test.ts', '../../app.ts'],
    ['apps/web/src/app/screens.ts', '../rooms/visits/list-screen.tsx'],
    ['apps/web/src/rooms/visits/list-screen.tsx', '../../ui/list/list.tsx'],
  ])('%s may import %s', (path, from) => {
    expect(faults(path, from)).toEqual([])
  })

  test.each([
    ['apps/server/src/rooms/visits/cancel.ts', '../clients/store.ts'],
    ['apps/server/src/rooms/visits/cancel.test.ts', '../clients/store.ts'],
    ['apps/server/src/rooms/visits/cancel.ts', '../clients/testing/factories.ts'],
    ['apps/server/src/rooms/clients/show.test.ts', '../visits/testing/factories.ts'],
    ['apps/server/src/rooms/clients/show.ts', '../visits/door.ts'],
    ['apps/server/src/rooms/billing/claim.ts', '../clients/door.ts'],
    ['apps/server/src/rooms/kitchen/cook.ts', './store.ts'],
    ['apps/server/src/rooms/visits/cancel.ts', '../../testing/world.ts'],
    ['apps/server/src/plumbing/http/health.ts', '../../rooms/visits/door.ts'],
    ['apps/web/src/rooms/visits/list-screen.tsx', '../clients/queries.ts'],
    ['apps/web/src/rooms/visits/list-screen.tsx', '../clients/door.ts'],
    ['apps/web/src/rooms/visits/list-screen.tsx', '../../app/router.ts'],
    ['apps/web/src/ui/list/list.tsx', '../../rooms/visits/queries.ts'],
    ['apps/web/src/plumbing/api/call.ts', '../../app/router.ts'],
  ])('%s may not import %s', (path, from) => {
    expect(faults(path, from)).toHaveLength(1)
  })

  test('doors that lead back are refused', () => {
    expect(doorCycles(doors)).toEqual([])
    expect(doorCycles({ ...doors, clients: ['billing'] })).toHaveLength(1)
  })
})

describe('the words of rooms', () => {
  const doors = {
    identity: [],
    clients: [],
    care: ['clients'],
    visits: ['care'],
    billing: ['visits'],
  }
  /** @param {string} path @param {string} from */
  const faults = (path, from) => roomCircles(sourcesOf({ [path]: importing(from) }), doors)

  test.each([
    ['packages/domain/src/visits/review.ts', '../care/careplan.ts'],
    ['packages/domain/src/visits/review.ts', '../clients/name.ts'],
    ['packages/domain/src/visits/review.ts', './timeline.ts'],
    ['packages/domain/src/visits/review.ts', '../time/zone.ts'],
    ['packages/domain/src/clients/abilities.ts', '../identity/abilities.ts'],
    ['packages/contract/src/billing/claims.ts', '@homeward/domain/clients/name'],
    ['packages/contract/src/billing/claims.ts', '../care/careplans.ts'],
    ['packages/contract/src/endpoint.ts', '@homeward/domain/identity/capabilities'],
    ['packages/contract/src/all.ts', './billing/claims.ts'],
    ['apps/server/src/rooms/clients/show.ts', '@homeward/domain/billing/claim-stages'],
  ])('%s may import %s', (path, from) => {
    expect(faults(path, from)).toEqual([])
  })

  test.each([
    ['packages/domain/src/clients/name.ts', '../visits/review.ts'],
    ['packages/domain/src/identity/abilities.ts', '../clients/name.ts'],
    ['packages/domain/src/visits/review.test.ts', '../billing/vocabulary.ts'],
    ['packages/contract/src/clients/record.ts', '@homeward/domain/care/vocabulary'],
    ['packages/contract/src/clients/record.ts', '../care/careplans.ts'],
    ['packages/domain/src/time/zone.ts', '../visits/review.ts'],
    ['packages/contract/src/fields.ts', '@homeward/domain/visits/review'],
    ['packages/domain/src/kitchen/cook.ts', '../clients/name.ts'],
  ])('%s may not import %s', (path, from) => {
    expect(faults(path, from)).toHaveLength(1)
  })

  test('a circle of rooms is found through types and from contract to domain', () => {
    const sources = sourcesOf({
      'packages/contract/src/clients/record.ts': `import type { V } from '@homeward/domain/visits/vocabulary'\n`,
      'packages/domain/src/visits/review.ts': `import type { C } from '../care/careplan.ts'\n`,
      'packages/domain/src/care/careplan.ts': importing('../clients/name.ts'),
    })
    expect(roomCircles(sources, doors)).toEqual([
      "domain and contract: care, clients, visits use each other's words in a circle",
      'packages/contract/src/clients/record.ts: imports packages/domain/src/visits/vocabulary.ts, but no door leads from clients to visits (tools/structure/doors.json)',
    ])
  })
})

describe('circles', () => {
  test('are found through types, lazy imports and packages of ours', () => {
    const sources = sourcesOf({
      'packages/domain/src/a.ts': `import type { B } from './b.ts'\n`,
      'packages/domain/src/b.ts': `import { c } from '@homeward/domain/c'\n`,
      'packages/domain/src/c.ts': `const a = import('./a.ts')\n`,
      'packages/domain/src/d.ts': importing('./a.ts'),
    })
    expect(importCycles(sources)).toEqual([
      'import each other in a circle: packages/domain/src/a.ts, packages/domain/src/b.ts, packages/domain/src/c.ts',
    ])
  })

  test('are told apart, and two ways to the same file are none', () => {
    const graph = { a: ['b', 'c'], b: ['d'], c: ['d'], d: [], e: ['f'], f: ['e'], g: ['g'] }
    expect(cyclesOf(new Map(Object.entries(graph)))).toEqual([['e', 'f'], ['g']])
  })
})

describe('files', () => {
  test.each([
    `export * from './a.ts'\n`,
    `export { a } from './a.ts'\n`,
    `export type { A } from 'zod'\n`,
  ])('%s is a barrel', (code) => {
    expect(barrels(sourcesOf({ 'packages/domain/src/all.ts': code }))).toHaveLength(1)
  })

  test('a door may pass on what its room offers', () => {
    const door = 'apps/server/src/rooms/visits/door.ts'
    expect(barrels(sourcesOf({ [door]: `export { cancel } from './cancel.ts'\n` }))).toEqual([])
  })

  test('400 lines are enough', () => {
    expect(tooLong(sourcesOf({ 'e2e/a.ts': 'x\n'.repeat(400) }))).toEqual([])
    expect(tooLong(sourcesOf({ 'e2e/a.ts': 'x\n'.repeat(401) }))).toHaveLength(1)
  })

  const room = 'apps/server/src/rooms/visits'
  test.each([
    [`${room}/cancel.ts`, 'const rows = await sql`select 1`.execute(tx)\n', 1],
    [`${room}/cancel.ts`, 'await sql<{ id: string }>`select 1`\n', 1],
    [`${room}/cancel.ts`, `tx.selectFrom('visits')\n`, 1],
    [`${room}/cancel.ts`, `import { sql } from 'kysely'\n`, 1],
    [`${room}/cancel.ts`, `import type { Selectable } from 'kysely'\n`, 0],
    [`${room}/store.ts`, `tx.selectFrom('visits')\n`, 0],
    [`${room}/board-store.ts`, `tx.selectFrom('visits')\n`, 0],
    [`${room}/restore.ts`, `tx.selectFrom('visits')\n`, 1],
    [`${room}/cancel.test.ts`, `tx.selectFrom('visits')\n`, 0],
    ['apps/server/src/plumbing/db/page.ts', `tx.selectFrom('visits')\n`, 0],
  ])('%s with %s', (path, code, faults) => {
    expect(strayQueries(sourcesOf({ [path]: code }))).toHaveLength(faults)
  })
})

test('documents name only what there is', () => {
  const files = [
    'apps/server/src/main.ts',
    'apps/server/src/rooms/visits/store.ts',
    'docs/a.md',
    'README.md',
  ]
  const text = [
    'Here: `apps/server/src/main.ts`, `apps/server/src/rooms/`, `apps/server/src/rooms/<room>/store.ts`,',
    '`apps/server/src/main.ts:12`, `application/json`, `GET /visits`, [up](../README.md), [web](https://x.org/y).',
    '```\napps/in-a-drawing/x.ts `apps/in-a-drawing/x.ts`\n```',
    'Gone: `apps/server/src/old.ts`, `apps/server/src/rooms/<room>/jobs.ts` and [there](gone.png).',
  ].join('\n')
  expect(deadPaths({ 'docs/a.md': text }, files)).toEqual([
    'docs/a.md: there is no apps/server/src/old.ts',
    'docs/a.md: there is no apps/server/src/rooms/<room>/jobs.ts',
    'docs/a.md: there is no docs/gone.png',
  ])
})

test('endpoints are declared once and listed', () => {
  const one = { method: 'GET', path: '/visits/:id', room: 'visits' }
  const other = { method: 'GET', path: '/visits/:visitId', room: 'care' }
  const edit = { method: 'PATCH', path: '/visits/:id', room: 'visits' }
  expect(twins([one, edit])).toEqual([])
  expect(twins([one, edit, other])).toHaveLength(1)
  expect(unlisted([one], [one, edit])).toEqual([
    'PATCH /visits/:id is not in the all.ts of its room in packages/contract',
  ])
})

describe('events, work, live topics and acts', () => {
  const contract = [
    `export const events = { 'visit.approved': z.object({ visit_id: id }) } as const satisfies Events`,
    `export const jobs = {`,
    `  'billing.claim_visit': 'visit.approved',`,
    `  'visits.extend': z.object({}),`,
    `} as const satisfies Jobs`,
    `export const topics = { visit: 'visits.read' } as const satisfies Topics`,
    `export const actions = { 'visit.approved': 'visit' } as const satisfies Actions`,
  ].join('\n')
  const used = [
    `await ctx.changed({ action: 'visit.approved', type: 'visit', id })`,
    `await ctx.emit('visit.approved', { visit_id: id })`,
    `task({ name: 'billing.claim_visit', run })`,
    `await ctx.enqueue('visits.extend', {})`,
  ].join('\n')
  /** @param {string} more @param {string} [declared] */
  const faults = (more, declared = contract) =>
    untypedSignals(
      sourcesOf({
        'packages/contract/src/visits/signals.ts': declared,
        'apps/server/src/rooms/visits/approve.ts': `${used}\n${more}\n`,
      }),
    )

  test('what is declared and used is fine', () => expect(faults('')).toEqual([]))

  test.each([
    [
      `await ctx.emit('visit.exploded' as never, {} as never)`,
      "'visit.exploded' is not among the events",
    ],
    [`await ctx.enqueue('visits.explode' as never, {})`, "'visits.explode' is not among the jobs"],
    [`await ctx.live('explosion' as never, id)`, "'explosion' is not among the topics"],
    [`await ctx.tell('bang' as never, id, [id])`, "'bang' is not among the messages"],
    [
      `await ctx.record({ action: 'visit.exploded' as never })`,
      "'visit.exploded' is not among the actions",
    ],
    [
      "await sql`select app.enqueue('visits.extend')`.execute(tx)",
      'hands over work or tells listeners in SQL',
    ],
  ])('%s is refused', (code, fault) => {
    expect(faults(code)).toEqual([expect.stringContaining(fault)])
  })

  test('a plain record declares its topic and its acts, which the plumbing uses', () => {
    const plain = [
      `export const birds = plainRecord({`,
      `  type: 'bird',`,
      `  endpoints: {`,
      `    list: listBirds,`,
      `    create: createBird,`,
      `    archive: archiveBird,`,
      `  },`,
      `})`,
    ].join('\n')
    const acting = (/** @type {string} */ act) =>
      untypedSignals(
        sourcesOf({
          'packages/contract/src/visits/signals.ts': contract,
          'packages/contract/src/visits/birds.ts': plain,
          'apps/server/src/rooms/visits/approve.ts': `${used}\nctx.changed({ action: 'bird.${act}' })\nctx.live('bird', id)`,
        }),
      )
    expect(acting('archived')).toEqual([])
    expect(acting('updated')).toEqual([expect.stringContaining("'bird.updated' is not among")])
  })

  test('what is declared and used by nobody is refused', () => {
    const declared = contract.replace("'visits.extend'", "'visits.shrink'")
    expect(faults('', declared)).toEqual([
      expect.stringContaining("'visits.extend' is not among the jobs"),
      expect.stringContaining("jobs declare 'visits.shrink', which the server never uses"),
    ])
  })
})
