import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../plumbing/query.ts'
import { currentUser, useSession } from '../../plumbing/session/session.ts'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aRecord, serve } from '../../testing/serve.ts'
import { OfficeSwitch } from './office-switch.tsx'

const Present = () => {
  const user = useSession()
  return user && <OfficeSwitch user={user} />
}

const open = async (person: SessionUser, handlers: Parameters<typeof serve>[0] = {}) => {
  signedIn(person)
  const requests = serve(handlers)
  return { ...(await renderScreen(<Present />, { path: 'clients' })), requests }
}

const withTwoOffices = (): SessionUser => {
  const person = aUser()
  const [agent] = person.agents
  if (!agent) throw new Error('the person holds an agent')
  const cary = { id: 'as-2', office_id: 'of-2', office_name: 'Cary' }
  return { ...person, agents: [{ ...agent, assignments: [...agent.assignments, cary] }] }
}

test('who has one place sees no switch', async () => {
  await open(aUser())
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('another office is entered by keyboard; what was loaded of the former one is gone', async () => {
  const person = withTwoOffices()
  const { user, requests } = await open(person, {
    'POST /auth': () => aRecord({ ...person, assignment_id: 'as-2', token: 'token-2' }),
  })
  queryClient.setQueryData(['clients', '/clients', {}], { data: ['Rosa'] })
  await user.tab()
  await user.keyboard('{Enter}')
  const present = await screen.findByRole('menuitem', { name: /Raleigh/ })
  await waitFor(() => expect(present).toHaveFocus())
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByText('At /dashboard')).toBeVisible()
  expect(requests[0]?.data).toEqual({
    token: 'token-1',
    agent_id: person.agent_id,
    assignment_id: 'as-2',
  })
  expect(queryClient.getQueryData(['clients', '/clients', {}])).toBeUndefined()
  expect(currentUser()?.assignment_id).toBe('as-2')
})

test('who chose an office goes back to all of them', async () => {
  const person = withTwoOffices()
  const { user, requests } = await open(person, {
    'POST /auth': () => aRecord({ ...person, assignment_id: null, token: 'token-2' }),
  })
  await user.click(screen.getByRole('button', { name: 'Raleigh' }))
  await user.click(await screen.findByRole('menuitem', { name: /^All offices/ }))
  expect(await screen.findByText('At /dashboard')).toBeVisible()
  expect(currentUser()?.assignment_id).toBeNull()
  expect(requests[0]?.data).toEqual({ token: 'token-1', agent_id: person.agent_id })
})

test('a place that is closed meanwhile is told, and one stays where one is', async () => {
  const { user } = await open(withTwoOffices(), {
    'POST /auth': () =>
      aFailure(403, 'forbidden', { non_field_errors: ['This office is closed.'] }),
  })
  await user.click(screen.getByRole('button', { name: 'Raleigh' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cary' }))
  expect(await screen.findByText('This office is closed.')).toBeVisible()
  expect(currentUser()?.assignment_id).not.toBe('as-2')
})

test('a super admin in an agency sees so at all times, and leaves it', async () => {
  const person = aUser({ super_admin: true })
  const { user, requests } = await open(person, {
    'POST /auth': () =>
      aRecord({ ...person, agency: null, agency_id: null, agent_id: null, assignment_id: null }),
  })
  expect(screen.getByRole('group', { name: 'Super admin' })).toHaveTextContent(
    'Super admin in Pine Home Care',
  )
  await user.click(screen.getByRole('button', { name: 'Leave Pine Home Care' }))
  expect(await screen.findByText('At /admin/agencies')).toBeVisible()
  expect(requests[0]?.data).toEqual({ token: 'token-1', agency_id: null })
  expect(currentUser()?.agency).toBeNull()
})

test('outside of an agency, and for others, there is no such mark', async () => {
  await open(aUser({ super_admin: true, agency: null, agency_id: null }))
  expect(screen.queryByText(/Super admin/)).not.toBeInTheDocument()
})
