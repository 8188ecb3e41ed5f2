import { expect, test } from 'vitest'
import { eachAgency } from './each-agency.ts'

const ids = Array.from({ length: 20 }, (_, at) => `agency ${at}`)

/** Works on all; answers the most that were worked on at once, and all of them. */
async function workOn(size: number) {
  const done: string[] = []
  let [now, most] = [0, 0]
  await eachAgency({ size }, ids, async (id) => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setTimeout(resolve, 1))
    now -= 1
    done.push(id)
  })
  return { most, done }
}

test.each([
  [16, 4],
  [8, 3],
  [4, 1],
  [1, 1],
])('with %i connections %i agencies are worked on at once, and each once', async (size, most) => {
  const worked = await workOn(size)
  expect(worked.most).toBe(most)
  expect(worked.done.toSorted()).toEqual(ids.toSorted())
})

test('one that fails leaves the others to be worked on, and is told in the end', async () => {
  const done: string[] = []
  const failed = eachAgency({ size: 16 }, ids, (id) => {
    if (id === 'agency 3') return Promise.reject(new Error('This one is broken.'))
    done.push(id)
    return Promise.resolve()
  })
  await expect(failed).rejects.toThrow('1 of 20 agencies')
  expect(done).toHaveLength(19)
})
