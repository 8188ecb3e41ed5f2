import { expect, test } from 'vitest'
import { aUser } from '../testing/a-user.ts'
import { areaOf, menuFor } from './menu.ts'
import './screens.ts'

const areas = (role: 'owner' | 'manager' | 'nurse') => menuFor(aUser({ role })).map(areaOf)

test.each(['owner', 'manager', 'nurse'] as const)(
  'the menu of a %s names each thing once',
  (role) => {
    const labels = areas(role).flatMap(({ head, pages }) =>
      [head, ...pages].map((one) => one.label),
    )
    expect(labels).toEqual([...new Set(labels)])
    expect(labels).toContain('Schedule')
  },
)

test('an area of one page is that page; an area without a page of its own leads to its first', () => {
  const page = (label: string) => ({ id: 'clients', label, href: `/${label}` }) as never
  const one = { label: 'Schedule', entries: [page('Schedule')] }
  expect(areaOf(one)).toEqual({ head: page('Schedule'), pages: [] })
  const named = { label: 'Visits', entries: [page('Visits'), page('Today')] }
  expect(areaOf(named)).toEqual({ head: page('Visits'), pages: [page('Today')] })
  const { head, pages } = areaOf({ label: 'Billing', entries: [page('Claims'), page('Journal')] })
  expect(head).toMatchObject({ label: 'Billing', href: '/Claims' })
  expect(pages.map(({ label }) => label)).toEqual(['Claims', 'Journal'])
})
