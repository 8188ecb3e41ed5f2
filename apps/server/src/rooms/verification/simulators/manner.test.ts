import { expect, onTestFinished, test } from 'vitest'
import { onLoopback } from './loopback.ts'
import { faultOf, faults, goodManner, seeded } from './manner.ts'

const aVendor = async () => {
  const manner = goodManner()
  const taken: string[] = []
  const vendor = await onLoopback(manner, ({ body }) => {
    taken.push(body)
    return { status: 200, body: { took: taken.length } }
  })
  onTestFinished(() => vendor.stop())
  const call = (body: string) => fetch(vendor.endpoint, { method: 'POST', body })
  return { manner, taken, vendor, call }
}

test('a vendor takes a call or loses its answer as it is told', async () => {
  const { manner, taken, call } = await aVendor()
  manner.next = ['cut', 'refused', 'gateway', 'broken', 'lost', null]
  manner.wait = 7
  await expect(call('cut')).rejects.toThrow('fetch failed')
  const refused = await call('refused')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '7'])
  expect((await call('gateway')).status).toBe(503)
  expect((await call('broken')).status).toBe(500)
  await expect(call('lost')).rejects.toThrow('fetch failed')
  expect(await (await call('well')).json()).toEqual({ took: 4 })
  expect(taken).toEqual(['gateway', 'broken', 'lost', 'well'])
})

test('a vendor that stopped refuses connections, and is back at its address with what it has', async () => {
  const { taken, vendor, call } = await aVendor()
  await call('before')
  await vendor.stop()
  await expect(call('away')).rejects.toThrow('fetch failed')
  await vendor.start()
  expect((await call('after')).status).toBe(200)
  expect(taken).toEqual(['before', 'after'])
})

test('the same seed brings the same faults, in the share that is set', () => {
  const drawn = (seed: number) => {
    const manner = { ...goodManner(), share: 0.25, random: seeded(seed) }
    return Array.from({ length: 2000 }, () => faultOf(manner))
  }
  expect(drawn(5)).toEqual(drawn(5))
  expect(drawn(5)).not.toEqual(drawn(6))
  const failed = drawn(5).filter((fault) => fault !== null)
  expect(failed.length).toBeGreaterThan(400)
  expect(failed.length).toBeLessThan(600)
  expect(new Set(failed)).toEqual(new Set(faults))
})
