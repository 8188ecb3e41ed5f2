import { expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'
import { anApprovedWorld } from '../testing/approved-world.ts'
import { drainWith, laterWith, rowOf } from '../testing/told-world.ts'
import type { News } from '../vendors/vendor.ts'

const app = startTestServer()

type Answer = News['about'][number]['answer']
const refused: Answer = {
  outcome: 'rejected',
  vendorKey: null,
  problems: [{ code: 'M1002', message: 'Not eligible' }],
  claimStatus: 'not_ready',
}
const paid: Answer = { outcome: 'accepted', vendorKey: 'CB1', problems: [], claimStatus: 'paid' }

/** A verified visit, and what its vendor says of it on later days. */
async function aWorldWithNews() {
  const made = await anApprovedWorld(app, { before: [] }, 'carebridge')
  const { world, visit, told, vendors } = made
  await drainWith(app, vendors)
  const row = async () => {
    const found = await rowOf(app, world, visit.id)
    if (!found) throw new Error('The visit is not in the outbox.')
    return found
  }
  const asked: string[] = []
  const hears = async (source: string, answer: Answer, sequence?: number) => {
    told.vendor.news = async (isRead) => {
      asked.push(source)
      if (await isRead(source)) return []
      const about = { recordId: visit.id, kind: 'visit' as const, answer }
      return [{ source, about: [{ ...about, ...(sequence !== undefined && { sequence }) }] }]
    }
    await laterWith(app, vendors, 16 * 60)
  }
  return { ...made, row, hears, asked }
}

test('what a vendor says of a claim is kept, and each file is read once', async () => {
  const { row, hears } = await aWorldWithNews()
  await hears('status-1', paid)
  expect(await row()).toMatchObject({ status: 'verified', claim_status: 'paid' })
  await hears('status-1', { ...paid, claimStatus: 'denied' })
  expect(await row()).toMatchObject({ claim_status: 'paid' })
})

test('a visit that is refused later waits for a person, until the vendor takes it', async () => {
  const { row, hears } = await aWorldWithNews()
  const { sequence } = await row()
  await hears('errors-1', refused, sequence)
  expect(await row()).toMatchObject({
    status: 'failed',
    claim_status: 'not_ready',
    told_digest: null,
    problems: [{ code: 'M1002', said: 'Not eligible' }],
  })
  await hears('status-1', paid, sequence)
  expect(await row()).toMatchObject({ status: 'verified', claim_status: 'paid', problems: [] })
})

test('news of an earlier sending, or of a visit that was never sent, changes nothing', async () => {
  const { row, hears } = await aWorldWithNews()
  const before = await row()
  await hears('errors-1', refused, before.sequence - 1)
  expect(await row()).toMatchObject({ status: 'verified', claim_status: null })
})

test('a vendor is looked at every quarter of an hour, not more often', async () => {
  const { hears, asked, vendors } = await aWorldWithNews()
  await hears('status-1', paid)
  await laterWith(app, vendors, 60)
  await laterWith(app, vendors, 60)
  expect(asked).toHaveLength(1)
  await laterWith(app, vendors, 15 * 60)
  expect(asked).toHaveLength(2)
})

test('a look that fails is made again, and nothing of it is lost', async () => {
  const { row, hears, told, vendors } = await aWorldWithNews()
  told.vendor.news = () => Promise.reject(new Error('socket hang up'))
  await laterWith(app, vendors, 16 * 60)
  expect(await row()).toMatchObject({ status: 'verified', claim_status: null })
  await hears('status-1', paid)
  expect(await row()).toMatchObject({ claim_status: 'paid' })
})
