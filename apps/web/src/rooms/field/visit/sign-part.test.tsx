import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFieldVisit, visitId } from '../testing/a-field-visit.ts'
import { SignPart } from './sign-part.tsx'

test('what was missing from a signature is asked for until it is there', async () => {
  // jsdom draws nothing.
  const pen = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null)
  signedIn(aUser({ role: 'pca' }))
  const visit = aFieldVisit({ status: 'in_progress', check_in_at: new Date().toISOString() })
  const { user } = await renderScreen(<SignPart visit={visit} />, {
    path: 'field.visit',
    at: `/field/visits/${visitId}`,
  })
  const name = await screen.findByLabelText("Signer's name")
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save signature' }))
  expect(await screen.findByText("Enter the signer's name.")).toBeVisible()
  expect(screen.getByText('Sign in the box, or type your name.')).toBeVisible()
  await user.type(name, 'Rosa')
  expect(screen.queryByText("Enter the signer's name.")).not.toBeInTheDocument()
  expect(screen.queryByText('Sign in the box, or type your name.')).not.toBeInTheDocument()
})
