import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queueSnapshot, startQueue } from '../../../plumbing/offline/device-queue.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aRecord, serve } from '../../../testing/serve.ts'
import { aFieldVisit, visitId } from '../testing/a-field-visit.ts'
import { PunchButton } from './punch-button.tsx'

// A phone that went offline before the question was there.
vi.mock(import('./loads.ts'), async (original) => ({
  ...(await original()),
  loadPunchQuestion: () => Promise.reject(new Error('away')),
}))

test('a check-out is kept although the question whether it is meant cannot be loaded', async () => {
  signedIn(aUser({ role: 'pca' }))
  const stop = startQueue()
  await vi.waitUntil(() => queueSnapshot().entries.length === 0)
  const visit = aFieldVisit({ status: 'in_progress', check_in_at: new Date().toISOString() })
  const requests = serve({ 'POST /visits/:id/check_out': () => aRecord(visit) })
  const done = vi.fn()
  const { user } = await renderScreen(
    <PunchButton visit={visit} may={{ check_out: true }} onDone={done} />,
    { path: 'field.visit', at: `/field/visits/${visitId}` },
  )
  await user.click(screen.getByRole('button', { name: 'Check out' }))
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), { timeout: 20_000 })
  await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 20_000 })
  expect(requests[0]?.path).toMatch(/check_out$/)
  stop()
})
