import { externalVisitId } from '@homeward/evv/hhaexchange/ids'
import { expect, test, vi } from 'vitest'
import { soon, waitingFor } from './testing/simulated.ts'
import { onDay, ready } from './testing/visits.ts'

/** Sends what is open again and again, as the outbox does, and never sends blindly what may have arrived. */
test('however often HHAeXchange fails, each visit is there once', async () => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
  const { vendor, simulator } = await ready()
  simulator.held.takesDoubles = true
  simulator.manner.share = 0.25
  const visits = Array.from({ length: 28 }, (_, at) => onDay(at + 1))
  const open = new Set(visits.map(({ id }) => id))
  const unsure = new Set<string>()
  const keys = new Map<string, string | null>()
  let faults = 0
  for (let round = 0; open.size > 0 && round < 300; round += 1) {
    if (round % 10 === 5) await simulator.stop().then(() => simulator.start())
    const batch = visits
      .filter(({ id }) => open.has(id))
      .slice(0, 12)
      .map((telling) => ({ ...telling, maybeKnown: unsure.has(telling.id) }))
    const sent = await vendor.send(batch, soon()).catch(() => null)
    if (sent === null) {
      faults += 1
      continue
    }
    const waiting = waitingFor(sent, batch)
    const heard = await vendor.hear(waiting, soon()).catch(() => [])
    faults += (sent.unknown?.length ?? 0) + (sent.notSent?.length ?? 0)
    const owed = waiting.flatMap(({ records }) => records.map(({ id }) => id))
    for (const id of [...(sent.unknown ?? []), ...owed]) unsure.add(id)
    const answers = [...sent.answers, ...heard.flatMap((one) => one.answers)]
    for (const { id, outcome, vendorKey } of answers) {
      expect(outcome).toBe('accepted')
      keys.set(id, vendorKey)
      open.delete(id)
    }
  }
  expect(faults).toBeGreaterThan(5)
  expect(open.size).toBe(0)
  expect(simulator.visitIds().toSorted()).toEqual(visits.map(({ record }) => record.id).toSorted())
  const held = Object.fromEntries(
    [...simulator.held.visits].map(([key, one]) => [one.external, key]),
  )
  expect(held).toEqual(
    Object.fromEntries(visits.map(({ id, record }) => [externalVisitId(record.id), keys.get(id)])),
  )
})
