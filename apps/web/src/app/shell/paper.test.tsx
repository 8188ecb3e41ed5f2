import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import '../screens.ts'
import { Paper } from './paper.tsx'

test('paper says whose it is and who printed it, and is white whatever the screen is', async () => {
  const person = aUser()
  signedIn(person)
  await renderScreen(<Paper user={person} />, { path: 'clients' })
  expect(screen.queryByText('Pine Home Care')).not.toBeInTheDocument()
  const { documentElement: root } = document
  root.setAttribute('data-mantine-color-scheme', 'dark')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('Pine Home Care')).toBeInTheDocument()
  expect(screen.getByText(/^Printed/)).toHaveTextContent(person.name)
  // A panel is printed without its page, and so after the head of the paper.
  expect(document.body.firstElementChild).toHaveTextContent('Pine Home Care')
  expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('Pine Home Care')).not.toBeInTheDocument()
  expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
})
