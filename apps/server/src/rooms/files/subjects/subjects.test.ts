import { createAlert, createAlerts } from '@homeward/contract/collaboration/alerts'
import { createComment, listComments } from '@homeward/contract/collaboration/comments'
import {
  createAttachment,
  createFolder,
  listAttachments,
  listFolders,
} from '@homeward/contract/files/attachments'
import {
  allowedSubjects,
  type SubjectName,
  subjectNames,
  subjectTypeFor,
  type Thing,
} from '@homeward/domain/files/subjects'
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusedBy } from '../../../plumbing/db/constraint.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anUpload, onePixel } from '../testing/factories.ts'

const app = startTestServer()
let world: World
let there: World
beforeAll(async () => {
  world = await anAgency(app)
  there = await anAgency(app)
})

test('the database holds the pairs of the domain, and no request can add one', async () => {
  const rows = await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .selectFrom('allowed_subjects')
      .select(['thing', 'subject_type'])
      .orderBy('thing')
      .orderBy('subject_type')
      .execute(),
  )
  const held = Object.fromEntries(
    [...Map.groupBy(rows, ({ thing }) => thing)].map(([thing, of]) => [
      thing,
      of.map(({ subject_type }) => subject_type),
    ]),
  )
  const meant = Object.entries(allowedSubjects).map(([thing, of]) => [thing, of.toSorted()])
  expect(held).toEqual(Object.fromEntries(meant))
  const adding = inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('allowed_subjects')
      .values({ thing: 'comment', subject_type: 'agency' })
      .execute(),
  )
  await expect(adding).rejects.toThrow('permission denied')
})

type Named = { parent_type: SubjectName; parent_id: string }

const hanging: Record<Exclude<Thing, 'signature'>, ((parent: Named) => Promise<unknown>)[]> = {
  comment: [
    (parent) => call(app, world.owner, createComment, { ...parent, body: 'Called.' }),
    (parent) => call(app, world.owner, listComments, parent),
  ],
  alert: [
    (parent) =>
      call(app, world.owner, createAlert, { ...parent, title: 'Call', date: '2026-11-05' }),
    ({ parent_type, parent_id }) =>
      call(app, world.owner, createAlerts, {
        parent_type,
        parent_ids: [parent_id],
        title: 'Call',
        date: '2026-11-05',
      }),
  ],
  folder: [
    (parent) => call(app, world.owner, createFolder, { ...parent, name: uuid() }),
    (parent) => call(app, world.owner, listFolders, parent),
  ],
  attachment: [
    async (parent) => {
      const signed_id = await anUpload(app, world.owner, { bytes: onePixel })
      return call(app, world.owner, createAttachment, { ...parent, signed_id })
    },
    (parent) => call(app, world.owner, listAttachments, parent),
  ],
}

const things = Object.keys(hanging) as (keyof typeof hanging)[]

describe.each(things)('a %s', (thing) => {
  test.each(Object.values(subjectNames))(
    'hangs on no %s that is not there',
    async (parent_type) => {
      for (const act of hanging[thing]) {
        await refusal(act({ parent_type, parent_id: uuid() }), 'not_found')
        const theirs = parent_type === 'Agency' ? there.agencyId : there.nurse.agentId
        await refusal(act({ parent_type, parent_id: theirs }), 'not_found')
      }
    },
  )

  test('hangs on what it may hang on, and on nothing else that is there', async () => {
    const ids = { Agency: world.agencyId, Agent: world.nurse.agentId } as const
    for (const [parent_type, parent_id] of Object.entries(ids) as [keyof typeof ids, string][]) {
      for (const act of hanging[thing]) {
        const hung = act({ parent_type, parent_id })
        if (subjectTypeFor(thing, parent_type)) await hung
        else await refusal(hung, 'not_found')
      }
    }
  })
})

test.each(['comments', 'alerts', 'folders', 'attachments'])(
  'a request for %s that names no parent is refused, not taken for the agency',
  async (path) => {
    const data = { name: 'Ours', body: 'Ours', title: 'Ours', date: '2026-11-05', signed_id: 'x' }
    for (const missing of [
      {},
      { parent_type: 'Agency' },
      { parent_type: 'Agency', parent_id: '' },
    ]) {
      const answer = await app.server.inject({
        method: 'POST',
        url: `/api/v1/${path}`,
        headers: { authorization: `Bearer ${world.owner.token}` },
        payload: { data: { ...data, ...missing } },
      })
      expect(answer.statusCode).toBe(422)
    }
  },
)

describe('the database', () => {
  const refused = (work: (tx: Tx) => Promise<unknown>) =>
    inAgency(app.db, world.agencyId, work).then(
      () => null,
      (error: unknown) => refusedBy(error) ?? error,
    )
  const row = () => ({ agency_id: world.agencyId, id: uuid() })

  test('refuses a folder without a parent, and one with two', async () => {
    const add = (columns: object) =>
      refused((tx) =>
        tx
          .insertInto('folders')
          .values({ ...row(), name: uuid(), status: 'active', ...columns })
          .execute(),
      )
    expect(await add({ of_agency: true })).toBeNull()
    expect(await add({ of_agency: true, agent_id: world.nurse.agentId })).toBe(
      'folders_have_one_subject',
    )
    expect(await add({})).not.toBeNull()
    expect(await add({ agent_id: there.nurse.agentId })).toBe('folders_agency_id_agent_id_fkey')
  })
})
