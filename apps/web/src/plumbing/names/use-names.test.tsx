import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aRecord, serve } from '../../testing/serve.ts'
import { useNames } from './use-names.ts'

const id = '01900001-0000-7000-8000-000000000000'

const Author = () => <p>By {useNames([{ kind: 'user', id }])(id) ?? 'somebody'}</p>

const open = (role: 'nurse' | 'owner') => {
  signedIn(aUser({ role }))
  return renderScreen(<Author />, { path: 'clients', at: '/clients' })
}

test('who may not read such records does not ask for their names', async () => {
  const requests = serve({ 'GET /names': () => aRecord({ names: [{ id, name: 'Pat Doe' }] }) })
  await open('nurse')
  expect(await screen.findByText('By somebody')).toBeVisible()
  expect(requests).toEqual([])
})

test('who may read them sees the names', async () => {
  serve({ 'GET /names': () => aRecord({ names: [{ id, name: 'Pat Doe' }] }) })
  await open('owner')
  expect(await screen.findByText('By Pat Doe')).toBeVisible()
})
