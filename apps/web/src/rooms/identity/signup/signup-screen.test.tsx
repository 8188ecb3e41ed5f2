import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aRecord, serve } from '../../../testing/serve.ts'
import { SignupScreen } from './signup-screen.tsx'
import { SignupSuccessScreen } from './signup-success-screen.tsx'

const open = async () => {
  const requests = serve({ 'POST /signup_requests': () => aRecord({}) })
  const { user } = await renderScreen(<SignupScreen />, { path: 'signup' })
  const fill = async (label: RegExp, text: string) => {
    await user.click(await screen.findByLabelText(label))
    await user.paste(text)
  }
  const send = () => user.click(screen.getByText('Request access'))
  return { requests, user, fill, send }
}

test('what is missing or has not the right form is told at its field', async () => {
  const { requests, fill, send } = await open()
  await fill(/E-mail/, 'mara@fern')
  await send()
  expect(await screen.findByText('Enter an e-mail address like name@example.org.')).toBeVisible()
  expect(screen.getByLabelText(/Agency name/)).toBeInvalid()
  expect(requests).toEqual([])
})

test('an agency asks to join', async () => {
  const { requests, user, fill, send } = await open()
  await fill(/Agency name/, 'Fern Home Care')
  await fill(/E-mail/, 'mara@fern.example.org')
  await fill(/Your name/, 'Mara Fern')
  await user.click(screen.getByRole('combobox', { name: 'State' }))
  await user.click(await screen.findByText('North Carolina'))
  await send()
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
  expect(await screen.findByText(/When it is approved/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/signin')
})
