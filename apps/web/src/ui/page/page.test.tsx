import { Modal } from '@mantine/core'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { beginOpening, endOpening } from '../feedback/opening.ts'
import { Page } from './page.tsx'

afterEach(endOpening)

/** A page that another one takes the place of. */
const Host = ({ opens = false }: { opens?: boolean }) => {
  const [at, setAt] = useState('Clients')
  return (
    <main>
      <Page key={at} title={at}>
        <button onClick={() => setTimeout(() => setAt('Visits'), 20)}>Go on</button>
      </Page>
      <Modal opened={opens} onClose={() => undefined} trapFocus={false} title="A question" />
    </main>
  )
}

const goOn = async (host = <Host />) => {
  const { user } = await renderScreen(host, { path: 'dashboard' })
  await user.click(screen.getByText('Go on'))
  return screen.findByRole('heading', { name: 'Visits', hidden: true })
}

test('the title of a page that arrives takes the focus', async () => {
  expect(await goOn()).toHaveFocus()
})

test('while a dialog stands, or the palette is about to, it leaves the focus where it is', async () => {
  expect(await goOn(<Host opens />)).not.toHaveFocus()
})

test('what was asked to open keeps its turn before it stands', async () => {
  beginOpening(5000)
  expect(await goOn()).not.toHaveFocus()
})
