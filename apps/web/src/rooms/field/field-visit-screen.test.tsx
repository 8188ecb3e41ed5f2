import { screen, waitFor, within } from '@testing-library/react'
import type { Visit } from '@homeward/contract/visits/visits'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queueSnapshot, startQueue } from '../../plumbing/offline/device-queue.ts'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aRecord, type Seen, serve } from '../../testing/serve.ts'
import { FieldScreen } from './field-screen.tsx'
import { FieldVisitScreen } from './field-visit-screen.tsx'
import { aFieldVisit, visitId, zone } from './testing/a-field-visit.ts'
import { loadReasonSheet, loadRejectedChange, loadSignPart } from './visit/loads.ts'

let online = true
let server: Visit
let stopQueue: () => void

/** A server that does what it is sent, while there is a network. */
const aServer = () => {
  const on = (answer: (seen: Seen) => Response) => (seen: Seen) => (online ? answer(seen) : 'away')
  const set = (change: (data: Record<string, string>, seen: Seen) => Partial<Visit>) =>
    on((seen) => {
      server = { ...server, ...change(seen.data as Record<string, string>, seen) }
      return aRecord(server)
    })
  return serve({
    'GET /field_day': on(() =>
      aRecord({
        today: server.scheduled_date,
        time_zone: zone,
        visits: [server],
        clients: [client],
      }),
    ),
    'POST /visits/:id/check_in': set(({ at }) => ({ status: 'in_progress', check_in_at: at })),
    'POST /visits/:id/fob_punches': set(({ at }) => ({ status: 'in_progress', check_in_at: at })),
    'POST /visits/:id/check_out': set(({ at }) => ({ status: 'completed', check_out_at: at })),
    'POST /visits/:id/signature': set(() => ({ signed: true })),
    'PUT /visits/:id/activities/:activity_id': set(({ status }, { path }) => ({
      activities: server.activities.map((activity) =>
        path.endsWith(activity.activity_id)
          ? { ...activity, status: status as 'completed' }
          : activity,
      ),
    })),
    'POST /direct_uploads': on(() => aRecord({ signed_id: 'signed-1', url: '/files/1' })),
    'PUT /files/1': on(() => new Response(null, { status: 204 })),
  })
}

const client = {
  id: aFieldVisit().client.id,
  do_not_resuscitate: true,
  allergies: 'Penicillin',
  has_fob: true,
  phone: '9195550144',
  alerts: [{ id: visitId, title: 'Fall risk', priority: 'high' as const }],
  office: { name: 'Main office', phone: '9195550177' },
}

const goOnline = (is: boolean) => {
  online = is
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
  window.dispatchEvent(new Event(is ? 'online' : 'offline'))
}

const openVisit = () =>
  renderScreen(<FieldVisitScreen />, { path: 'field.visit', at: `/field/visits/${visitId}` })

// A phone loads them while the page is read.
beforeAll(() => Promise.all([loadReasonSheet(), loadRejectedChange(), loadSignPart()]))

beforeEach(async () => {
  goOnline(true)
  server = aFieldVisit()
  signedIn(aUser({ role: 'pca' }))
  stopQueue = startQueue()
  await vi.waitUntil(() => queueSnapshot().entries.length === 0)
  // jsdom draws nothing; what counts here is that the image goes along.
  const pen = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell) =>
    tell(new Blob(['png'], { type: 'image/png' })),
  )
})

afterEach(() => stopQueue())

test('a visit from check-in to check-out without a network, sent once when it is back', async () => {
  const requests = aServer()
  const { user } = await openVisit()
  expect(await screen.findByRole('heading', { name: 'Rosa Alvarez' })).toBeVisible()
  goOnline(false)

  await user.click(screen.getByRole('button', { name: 'Check in' }))
  expect(await screen.findByRole('timer')).toBeVisible()
  expect(await screen.findByText('1 change is safe on this phone')).toBeVisible()

  await user.click(screen.getByRole('button', { name: /^Mark as done:\s*Help with the shower/ }))
  expect(await screen.findByText('1 of 2 done')).toBeVisible()

  await user.click(await screen.findByText('Type'))
  await user.type(screen.getByLabelText('Full name (typed signature)'), 'Rosa Alvarez')
  await user.click(screen.getByRole('button', { name: 'Save signature' }))
  expect(await screen.findByText('Signed')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Check out' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('1 task is not recorded.')).toBeVisible()
  expect(within(dialog).getByText(/^You would leave (2 h|1 h 59 min) early/)).toBeVisible()
  expect(within(dialog).queryByText(/has not signed/)).not.toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Check out' }))
  expect(await screen.findByText('4 changes are safe on this phone')).toBeVisible()
  expect(await screen.findByText(/The rest is sent when you are back online/)).toBeVisible()
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])

  goOnline(true)
  expect(await screen.findByText('All synced')).toBeVisible()
  expect(await screen.findByText('The office reviews it next.')).toBeVisible()
  const writes = requests.filter(({ method }) => method !== 'GET')
  expect(writes.map(({ method, path }) => `${method} ${path.replace(visitId, 'V')}`)).toEqual([
    'POST /visits/V/check_in',
    `PUT /visits/V/activities/${server.activities[0]?.activity_id}`,
    'POST /direct_uploads',
    'PUT /files/1',
    'POST /visits/V/signature',
    'POST /visits/V/check_out',
  ])
  expect(writes.find(({ path }) => path.endsWith('/signature'))?.data).toMatchObject({
    signed_id: 'signed-1',
    signed_by: 'Rosa Alvarez',
  })
  expect(server.status).toBe('completed')
})

test('a caregiver reads that times are kept, and why they do not count yet', async () => {
  server = aFieldVisit({
    status: 'completed',
    check_in_at: '2026-11-03T14:00:00.000Z',
    check_out_at: '2026-11-03T13:00:00.000Z',
    held_for: ['ahead_of_clock', 'before_check_in'],
  })
  aServer()
  await openVisit()
  expect(await screen.findByText('On hold')).toBeVisible()
  expect(screen.getByText('9:00 – 8:00a')).toBeVisible()
  expect(screen.getByText(/Your recorded times are kept/)).toHaveTextContent(
    /the device's clock is wrong.*The check-out is before the check-in/,
  )
})

test('what was sent stays on the screen where the next answer does not come', async () => {
  let days = 0
  serve({
    'GET /field_day': () =>
      (days += 1) === 1
        ? aRecord({
            today: server.scheduled_date,
            time_zone: zone,
            visits: [server],
            clients: [client],
          })
        : 'away',
    'POST /visits/:id/check_in': () => aRecord(server),
  })
  const { user } = await openVisit()
  await user.click(await screen.findByRole('button', { name: 'Check in' }))
  await screen.findByText('1 change is safe on this phone')
  await screen.findByText('All synced')
  await waitFor(() => expect(days).toBeGreaterThan(1))
  expect(screen.getByRole('timer')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Check in' })).not.toBeInTheDocument()
})

test('the position goes along where the phone tells it, with the time of the tap', async () => {
  const requests = aServer()
  const coords = { latitude: 35.78, longitude: -78.64, accuracy: 12 }
  const getCurrentPosition = (tell: PositionCallback) => tell({ coords } as GeolocationPosition)
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
  const { user } = await openVisit()
  await user.click(await screen.findByRole('button', { name: 'Check in' }))
  await waitFor(() =>
    expect(requests.find(({ path }) => path.endsWith('/check_in'))?.data).toMatchObject({
      latitude: 35.78,
      longitude: -78.64,
      accuracy: 12,
      at: expect.any(String),
    }),
  )
  await screen.findByText('All synced')
})

test('a check-in that the office made before is told with both times, and can be settled', async () => {
  const requests = aServer()
  const { user } = await openVisit()
  await screen.findByRole('button', { name: 'Check in' })
  goOnline(false)
  await user.click(screen.getByRole('button', { name: 'Check in' }))
  await screen.findByText('1 change is safe on this phone')

  requests.length = 0
  server = { ...server, status: 'in_progress', check_in_at: server.starts_at }
  const refuse = serve({
    'GET /field_day': () =>
      aRecord({
        today: server.scheduled_date,
        time_zone: zone,
        visits: [server],
        clients: [client],
      }),
    'POST /visits/:id/check_in': () =>
      aFailure(409, 'visit_started', {
        non_field_errors: ['The visit has started, so you can no longer change this.'],
      }),
  })
  goOnline(true)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The visit has started')
  expect(alert).toHaveTextContent('Nothing is lost')
  expect(screen.getByText('1 change needs your attention')).toBeVisible()

  await user.click(within(alert).getByRole('button', { name: /Take the office/ }))
  await user.click(await screen.findByRole('button', { name: 'Use office version' }))
  expect(await screen.findByText('All synced')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(refuse.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(await screen.findByRole('timer')).toBeVisible()
})

test('what was done for a visit that the office canceled meanwhile is told on its page, with whom to call', async () => {
  aServer()
  const { user } = await openVisit()
  await screen.findByRole('button', { name: 'Check in' })
  goOnline(false)
  await user.click(screen.getByRole('button', { name: 'Check in' }))
  await screen.findByText('1 change is safe on this phone')

  const other = aFieldVisit({ id: '0190cccc-0000-7000-8000-000000000002' })
  const day = { today: server.scheduled_date, time_zone: zone, clients: [client] }
  serve({
    'GET /field_day': () => aRecord({ ...day, visits: [other] }),
    'POST /visits/:id/check_in': () =>
      aFailure(409, 'visit_canceled', { non_field_errors: ['This visit was canceled.'] }),
  })
  goOnline(true)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('This visit was canceled.')
  expect(await screen.findByText('This visit is not assigned to you')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Office: Main office' })).toHaveAttribute(
    'href',
    'tel:9195550177',
  )
  // Restored by the office, it goes up as it was.
  const requests = aServer()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('All synced')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('the day shows the next visit large, drawn with what waits', async () => {
  aServer()
  const { user } = await openVisit()
  await screen.findByRole('button', { name: 'Check in' })
  goOnline(false)
  await user.click(screen.getByRole('button', { name: 'Check in' }))
  await screen.findByRole('timer')
  goOnline(true)
  await renderScreen(<FieldScreen />, { path: 'field' })
  expect(await screen.findByRole('link', { name: 'Continue visit' })).toHaveAttribute(
    'href',
    `/field/visits/${visitId}`,
  )
})

test('without a network and without a known day it says what to do', async () => {
  aServer()
  goOnline(false)
  await renderScreen(<FieldScreen />, { path: 'field' })
  expect(
    await screen.findByRole('heading', { name: 'Your visits are not on this phone yet' }),
  ).toBeVisible()
  goOnline(true)
})

test('all tasks are done with one press, then the exceptions one by one', async () => {
  server = aFieldVisit({ status: 'in_progress', check_in_at: new Date().toISOString() })
  const requests = aServer()
  const { user } = await openVisit()
  await user.click(await screen.findByRole('button', { name: 'All done' }))
  expect(await screen.findByText('2 of 2 done')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'All done' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: /^Make lunch.*Done\.\s*Change$/ }))
  await user.click(await screen.findByRole('button', { name: 'Did not want it today' }))
  expect(await screen.findByText('1 of 2 done, 1 refused')).toBeVisible()
  expect(screen.getByText('Refused, Did not want it today')).toBeVisible()
  await screen.findByText('All synced')
  const answers = requests.filter(({ method }) => method === 'PUT').map(({ data }) => data)
  expect(answers).toMatchObject([
    { status: 'completed' },
    { status: 'completed' },
    { status: 'rejected', note: 'Did not want it today' },
  ])
})

test('what was said of a task before is not overwritten by all done', async () => {
  server = aFieldVisit({ status: 'in_progress', check_in_at: new Date().toISOString() })
  const requests = aServer()
  const { user } = await openVisit()
  await user.click(await screen.findByRole('button', { name: 'Not done: Make lunch' }))
  await user.type(await screen.findByLabelText('Another reason'), 'The stove is broken')
  await user.click(screen.getByRole('button', { name: 'Save as not done' }))
  expect(await screen.findByText('Not done, The stove is broken')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'All done' }))
  expect(await screen.findByText('1 of 2 done, 1 not done')).toBeVisible()
  await screen.findByText('All synced')
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2)
})

test('what has to be known at the door, and whom to call, stands above the tasks', async () => {
  aServer()
  await openVisit()
  const alerts = await screen.findByRole('list', { name: 'Know before you go in' })
  expect(alerts).toHaveTextContent('Do not resuscitate')
  expect(alerts).toHaveTextContent('Allergies:Penicillin')
  expect(alerts).toHaveTextContent('Fall risk')
  expect(screen.getByRole('link', { name: 'Call office' })).toHaveAttribute(
    'href',
    'tel:9195550177',
  )
  expect(screen.getByRole('link', { name: 'Call Rosa' })).toHaveAttribute('href', 'tel:9195550144')
})

test('a day that was kept by an older version has no clients, and opens', async () => {
  serve({
    'GET /field_day': () =>
      aRecord({ today: server.scheduled_date, time_zone: zone, visits: [server] }),
  })
  await openVisit()
  expect(await screen.findByRole('heading', { name: 'Rosa Alvarez' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Call office' })).not.toBeInTheDocument()
})

test('a check-in on the day leads into the visit', async () => {
  aServer()
  const { user, address } = await renderScreen(<FieldScreen />, { path: 'field' })
  const next = await screen.findByRole('region', { name: 'Next visit' })
  expect(within(next).getByRole('link', { name: 'Office: Main office' })).toBeVisible()
  await user.click(within(next).getByRole('button', { name: 'Check in' }))
  await waitFor(() => expect(address()).toBe(`/field/visits/${visitId}`))
  await vi.waitUntil(() => queueSnapshot().entries.length === 0)
  expect(server.status).toBe('in_progress')
})

test('where a device at the home shows codes, one of them checks in', async () => {
  const requests = aServer()
  const { user } = await openVisit()
  await user.click(await screen.findByText('Use the code of the device at the home'))
  const save = screen.getByRole('button', { name: 'Check in with the code' })
  await user.click(save)
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Enter the 6 digits/)
  await user.type(screen.getByLabelText('Code'), '12 34 56')
  await user.click(save)
  expect(await screen.findByRole('timer')).toBeVisible()
  const [sent, ...others] = requests.filter(({ method }) => method !== 'GET')
  expect(others).toEqual([])
  expect(sent?.path).toMatch(/fob_punches$/)
  expect(sent?.data).toMatchObject({ act: 'check_in', code: '123456' })
})

test('after the visit the way to the next one of today is shown', async () => {
  const done = {
    status: 'completed' as const,
    check_in_at: new Date().toISOString(),
    check_out_at: new Date().toISOString(),
  }
  server = aFieldVisit(done)
  const following = aFieldVisit({
    id: '0190cccc-0000-7000-8000-000000000002',
    client: { id: visitId, name: 'Clarence Tuttle' },
  })
  serve({
    'GET /field_day': () =>
      aRecord({
        today: server.scheduled_date,
        time_zone: zone,
        visits: [server, following],
        clients: [client],
      }),
  })
  await openVisit()
  expect(await screen.findByRole('heading', { name: 'Done. Thank you, Pat.' })).toBeVisible()
  const next = screen.getByRole('region', { name: 'Next visit' })
  expect(within(next).getByText('Clarence Tuttle')).toBeVisible()
  expect(within(next).getByRole('link', { name: 'Directions' })).toBeVisible()
})
