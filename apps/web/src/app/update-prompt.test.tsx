import { checkIn } from '@homeward/contract/visits/capture'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownerOf } from '../plumbing/session/session.ts'
import { aUser, signedIn } from '../testing/a-user.ts'
import { serviceWorker } from '../testing/no-service-worker.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { aRecord, serve } from '../testing/serve.ts'

const id = '01900001-0000-7000-8000-000000000000'
const at = '2026-03-02T14:00:00Z'

/** The modules of the app as a page loads them. */
const loadApp = async () => ({
  ...(await import('../plumbing/offline/database.ts')),
  ...(await import('../plumbing/offline/device-queue.ts')),
  ...(await import('../plumbing/session/session.ts')),
  ...(await import('../ui/form/draft.ts')),
})

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', {
    value: new EventTarget(),
    configurable: true,
  })
  signedIn()
})

// What the test imports of the new version stays with the test.
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.resetModules()
})

test('an update with unsent changes and an open draft loses neither', async () => {
  let away = true
  serviceWorker.waiting = true
  const updated = vi.spyOn(serviceWorker, 'update')
  const requests = serve({ 'POST /visits/:id/check_in': () => (away ? 'away' : aRecord({ id })) })

  const before = await loadApp()
  before.setUser(aUser())
  const stopBefore = before.startQueue()
  const key = await before.enqueue(checkIn, { id, at }, { label: 'Check in', scope: id })
  before.keepDraft('client:new', { first_name: 'Rosa' })
  await before.readDraft('client:new')
  const { UpdatePrompt } = await import('./update-prompt.tsx')
  const { user } = await renderScreen(<UpdatePrompt />, { path: 'clients' })
  await user.click(await screen.findByRole('button', { name: 'Update now' }))
  expect(updated).toHaveBeenCalledWith(true)
  stopBefore()

  // The new version: every module anew, the same device.
  vi.resetModules()
  const after = await loadApp()
  expect(after.setUser).not.toBe(before.setUser)
  after.setUser(aUser())
  expect(ownerOf(aUser())).toBe(after.ownerOf(aUser()))
  const stopAfter = after.startQueue()
  expect(await after.readDraft('client:new')).toMatchObject({ values: { first_name: 'Rosa' } })
  await waitFor(() => expect(after.queueSnapshot().entries).toHaveLength(1))
  away = false
  await after.wakeQueue()
  await waitFor(() => expect(after.queueSnapshot().entries).toHaveLength(0))
  expect(requests.map((request) => request.key)).toEqual([key])
  stopAfter()
})
