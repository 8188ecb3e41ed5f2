import { screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { showIn } from '../../../plumbing/language/language.ts'
import { database } from '../../../plumbing/offline/database.ts'
import { queueSnapshot, startQueue } from '../../../plumbing/offline/device-queue.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aRecord, serve } from '../../../testing/serve.ts'
import { OwnTimeScreen } from './own-time-screen.tsx'

const own = {
  availability: {
    agent_id: 'a',
    pattern: [],
    pattern_minutes: 0,
    minutes_wanted: null,
    minutes_most: null,
    exceptions: [],
    lock_version: 1,
  },
  absences: [],
  requests: [
    { id: 'c', start_date: '2030-02-04', end_date: '2030-02-08', status: 'waiting', answer: null },
  ],
}

beforeEach(async () => {
  signedIn(aUser({ role: 'pca' }))
  await (await database()).clear('queue')
  onTestFinished(startQueue())
  onTestFinished(() => showIn('en'))
  onTestFinished(() => void vi.restoreAllMocks())
  await showIn('es')
})

test('hours and days off that wait for a network are named in Spanish', async () => {
  serve({
    'GET /own_time': () => aRecord(own),
    'GET /field_day': () =>
      aRecord({ today: '2026-11-02', time_zone: 'America/New_York', visits: [], clients: [] }),
    'POST /own_time/sick_reports': () => 'away',
    'POST /own_time/days_off': () => 'away',
    'DELETE /own_time/days_off/:id': () => 'away',
    'PUT /own_time/hours': () => 'away',
  })
  const { user } = await renderScreen(<OwnTimeScreen />, { path: 'field.time' })
  await screen.findByRole('button', { name: /^Retirar / })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(screen.getByRole('button', { name: /^Retirar / }))
  for (const name of ['Avisar que estoy enfermo o enferma', 'Pedir días libres']) {
    await user.click(await screen.findByRole('button', { name }))
    const form = within(screen.getByRole('form', { name }))
    await user.click(form.getByRole('button', { name: 'Enviar a la oficina' }))
  }
  await user.click(screen.getByRole('checkbox', { name: /^lunes$/i }))
  await user.click(screen.getByRole('button', { name: 'Guardar horas' }))
  await vi.waitFor(() =>
    expect(queueSnapshot().entries.map(({ label }) => label)).toEqual([
      'Retirar los días libres',
      'Avisar que estoy enfermo o enferma',
      'Pedir días libres',
      'Cambiar mis horas',
    ]),
  )
  expect(await screen.findAllByText(/^Guardado en este dispositivo/)).not.toHaveLength(0)
})
