import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aRecord, serve } from '../../testing/serve.ts'
import '../screens.ts'
import { MenuGroups } from './rail.tsx'

const counted = (total: number, capped = false) => ({ total, capped })

const open = async (counts: object, role: 'owner' | 'manager' = 'owner') => {
  const person = aUser({ role })
  signedIn(person)
  const requests = serve({
    'GET /insights/area_counts': () => aRecord(counts),
    'GET /notifications_count': () => aRecord({ unread: 3 }),
  })
  return { ...(await renderScreen(<MenuGroups user={person} />, { path: 'visits' })), requests }
}

test('each line leads to the list with the number that stands on it', async () => {
  await open({
    clients: counted(204),
    caregivers: counted(1000, true),
    visits: counted(38),
    claims: counted(61),
  })
  const at = async (name: string) =>
    (await screen.findAllByRole('link', { name })).map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
  expect(await at('Clients: 204 active')).toEqual([['204', '/clients?status=active']])
  expect(await at('Caregivers: 1,000+ active')).toEqual([['1,000+', '/agents?status=active']])
  expect(await at('Billing: 61 waiting')).toEqual([
    ['61', '/billing/claims?status=all&step=waiting'],
  ])
  expect(await at('Notifications: 3 unread')).toEqual([['3', '/notifications?state=unread']])
  // The area and, as it is open, its page of exceptions.
  expect(await at('Visits: 38 to clear')).toEqual([['38', '/visits/exceptions']])
  const pages = screen.getByRole('list', { name: 'Visits' })
  expect(within(pages).getByRole('link', { name: 'Exceptions: 38 to clear' })).toHaveTextContent(
    '38',
  )
})

test('nothing waits, or nothing may be seen: no number', async () => {
  await open({ clients: counted(1), caregivers: null, visits: counted(0), claims: null }, 'manager')
  expect(await screen.findByRole('link', { name: 'Clients: 1 active' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /: (0|null)/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /to clear/ })).not.toBeInTheDocument()
})
