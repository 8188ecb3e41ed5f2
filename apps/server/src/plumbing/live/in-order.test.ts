import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

test('one key is worked on in its order, another beside it, and a fault holds up nothing', async () => {
  const queue = inOrder<string>(10)
  const done: string[] = []
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  const work = (name: string, before?: Promise<void>) => async () => {
    await before
    done.push(name)
    if (name.endsWith('!')) throw new Error(name)
    return name
  }
  const first = queue('a', work('a1!', held))
  const second = queue('a', work('a2'))
  expect(await queue('b', work('b1'))).toBe('b1')
  release()
  await expect(first).rejects.toThrow('a1!')
  expect(await second).toBe('a2')
  expect(done).toEqual(['b1', 'a1!', 'a2'])
})

test('where too much waits, more is turned away until there is room', async () => {
  const queue = inOrder<string>(2)
  const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 5))
  const all = [queue('a', slow), queue('a', slow)]
  expect(queue('a', slow)).toBeNull()
  expect(queue('b', slow)).not.toBeNull()
  await Promise.all(all.map((one) => Promise.resolve(one)))
  await new Promise((resolve) => setImmediate(resolve))
  expect(queue('a', slow)).not.toBeNull()
})
