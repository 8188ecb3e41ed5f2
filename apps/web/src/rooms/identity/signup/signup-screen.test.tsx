import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setUser } from '../../../plumbing/session/session.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aRecord, serve } from '../../../testing/serve.ts'
import { SignupScreen } from './signup-screen.tsx'
import { SignupSuccessScreen } from './signup-success-screen.tsx'

beforeEach(() => setUser(null))

test('an agency asks to join; what is missing is told at its field', async () => {
  const requests = serve({ 'POST /signup_requests': () => aRecord({}) })
  const { user } = await renderScreen(<SignupScreen />, { path: 'signup' })
  await user.type(await screen.findByLabelText(/Name of the agency/), 'Fern Home Care')
  await user.type(screen.getByLabelText(/E-mail/), 'mara@fern')
  await user.click(screen.getByRole('button', { name: 'Ask to join' }))
  expect(await screen.findByText('Use an e-mail address like name@example.org.')).toBeVisible()
  expect(requests).toEqual([])
  await user.type(screen.getByLabelText(/E-mail/), '.example.org')
  await user.type(screen.getByLabelText(/Your name/), 'Mara Fern')
  await user.click(screen.getByRole('combobox', { name: 'State' }))
  await user.click(await screen.findByText('North Carolina'))
  await user.click(screen.getByRole('button', { name: 'Ask to join' }))
  expect(await screen.findByText('At /signup-success')).toBeVisible()
  expect(requests[0]?.data).toEqual({
    agency_name: 'Fern Home Care',
    name: 'Mara Fern',
    email: 'mara@fern.example.org',
    phone: null,
    state: 'NC',
  })
})

test('what happens next is said', async () => {
  serve({ 'GET /site': () => aRecord({ demo: false, sends_mail: true }) })
  await renderScreen(<SignupSuccessScreen />, { path: 'signup.success' })
  expect(await screen.findByText(/Once it is approved/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/signin')
})
