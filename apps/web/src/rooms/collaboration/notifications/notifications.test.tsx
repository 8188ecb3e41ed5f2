import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { hearTold } from '../../../plumbing/live/told.ts'
import { hearChanged } from '../../../plumbing/live/changed.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { NotificationChoices } from '../choices/notification-choices.tsx'
import { aNotification } from '../testing/a-notification.ts'
import { Bell } from './bell.tsx'
import { NotificationScreen } from './notification-screen.tsx'
import { NotificationsScreen } from './notifications-screen.tsx'

beforeEach(() => {
  signedIn()
})

const [late, mention] = [
  aNotification(1),
  aNotification(2, {
    kind: 'mention',
    title: 'Ann mentioned you',
    read_at: '2026-03-02T15:00:00Z',
  }),
]

const aServer = () => {
  let unread = 1
  const requests = serve({
    'GET /notifications': () => aPage([late, mention]),
    'GET /notifications/:id': () => aRecord(late),
    'GET /notifications_count': () => aRecord({ unread }),
    'PATCH /notifications': () => {
      unread = 0
      return aRecord({ changed: 1 })
    },
    'PATCH /notifications/:id': () => aRecord({ ...late, read_at: '2026-03-02T15:00:00Z' }),
  })
  return { requests, writes: () => requests.filter(({ method }) => method === 'PATCH') }
}

test('the bell counts what is unread and shows the latest', async () => {
  const { writes } = aServer()
  const { user } = await renderScreen(<Bell />, { path: 'clients' })
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
  expect(await screen.findByRole('link', { name: /^Unread: ?Visit late/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(writes()[0]).toMatchObject({ path: '/notifications', data: { read: true } })
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
})

test('the count follows what this person is told live, not what changes beside it', async () => {
  const { requests } = aServer()
  await renderScreen(<Bell />, { path: 'clients' })
  await screen.findByRole('button', { name: 'Notifications, 1 unread' })
  hearChanged({ topic: 'payor', id: 'n-1' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(requests).toHaveLength(1)
  hearTold({ message: 'notification', ids: ['n-1'] })
  await waitFor(() => expect(requests).toHaveLength(2))
})

test('the list narrows by state and kind, and marks many at once', async () => {
  const { requests, writes } = aServer()
  const { user, address } = await renderScreen(<NotificationsScreen />, {
    path: 'notifications',
    at: '/notifications?state=unread&kind=visit_late',
  })
  await screen.findByRole('link', { name: /Visit late/ })
  expect(requests.find(({ path }) => path === '/notifications')?.query).toMatchObject({
    state: 'unread',
    kind: 'visit_late',
  })
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(writes()[0]?.data).toEqual({ read: true })
  const [box] = screen.getAllByRole('checkbox', { name: 'Select this row' })
  if (box) await user.click(box)
  await user.click(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('button', {
      name: 'Acknowledge',
    }),
  )
  expect(writes()[1]?.data).toEqual({ acknowledged: true, ids: [late?.id] })
  expect(await screen.findByText('1 notification acknowledged.')).toBeVisible()
  expect(address()).toContain('state=unread')
})

test('to open one is to read it; it leads to what it is about', async () => {
  const { writes } = aServer()
  const { user } = await renderScreen(<NotificationScreen />, {
    path: 'notification',
    at: `/notifications/${late?.id}`,
  })
  const link = await screen.findByRole('link', { name: 'Open visit' })
  expect(link).toHaveAttribute('href', `/visits/${late?.subject_id}`)
  await waitFor(() => expect(writes()[0]?.data).toEqual({ read: true }))
  await user.click(screen.getByRole('button', { name: 'Acknowledge' }))
  expect(writes()[1]?.data).toEqual({ acknowledged: true })
})

test('one of somebody else is not found', async () => {
  serve({ 'GET /notifications/:id': () => aFailure(404, 'not_found') })
  await renderScreen(<NotificationScreen />, { path: 'notification', at: '/notifications/7' })
  expect(await screen.findByText('Not found')).toBeVisible()
})

test('each kind is switched on or off for mail by itself', async () => {
  let email = true
  const requests = serve({
    'GET /notification_choices': () => aRecord({ choices: [{ kind: 'mention', email }] }),
    'PATCH /notification_choices': () => {
      email = false
      return aRecord({ choices: [{ kind: 'mention', email }] })
    },
  })
  const { user } = await renderScreen(<NotificationChoices />, { path: 'account' })
  const choice = await screen.findByRole('switch', { name: 'Someone mentioned you' })
  expect(choice).toBeChecked()
  await user.click(choice)
  expect(requests.find(({ method }) => method === 'PATCH')?.data).toEqual({
    choices: [{ kind: 'mention', email: false }],
  })
  await waitFor(() => expect(choice).not.toBeChecked())
})
