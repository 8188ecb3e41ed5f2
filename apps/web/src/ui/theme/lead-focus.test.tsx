import { Menu, Modal } from '@mantine/core'
import { act, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ConfirmButton } from '../feedback/confirm-button.tsx'
import { SidePanel } from '../feedback/side-panel.tsx'

const Host = ({ children }: { children: ReactNode }) => {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button onClick={() => setOpened(true)}>Open</button>
      <SidePanel opened={opened} onClose={() => setOpened(false)} title="A panel">
        {children}
      </SidePanel>
    </>
  )
}

const open = async (content: ReactNode) => {
  const { user } = await renderScreen(<Host>{content}</Host>, { path: 'dashboard' })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const title = await screen.findByRole('heading', { name: 'A panel' })
  return { user, title }
}

test('a panel that begins with a field gives it the focus, and gives it back at the end', async () => {
  const { user } = await open(
    <>
      <p>A word before.</p>
      <input aria-label="Name" />
      <button>Save</button>
    </>,
  )
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

test.each([
  ['only words', <p key="p">Nothing to do here.</p>],
  [
    'a link before its field',
    <div key="d">
      <a href="/clients">Clients</a>
      <input aria-label="Comment" />
    </div>,
  ],
])('a panel of %s begins at its heading', async (_, content) => {
  const { title } = await open(content)
  await waitFor(() => expect(title).toHaveFocus())
})

test('a field that comes later takes the focus only while it still waits at the heading', async () => {
  const content = Promise.withResolvers<void>()
  const Late = () => {
    const [there, setThere] = useState(false)
    useEffect(() => void content.promise.then(() => setThere(true)), [])
    return there ? <input aria-label="Name" /> : <p>Loading</p>
  }
  const { title } = await open(<Late />)
  await waitFor(() => expect(title).toHaveFocus())
  await act(async () => content.resolve())
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
})

test('a question begins at the answer that does no harm', async () => {
  const { user } = await renderScreen(
    <ConfirmButton
      question="Archive it?"
      consequence="It goes."
      confirm="Archive"
      onConfirm={() => undefined}
    >
      Archive it
    </ConfirmButton>,
    { path: 'dashboard' },
  )
  await user.click(screen.getByRole('button', { name: 'Archive it' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
})

test('what was opened from a menu gives the focus back to the button of the menu', async () => {
  const Actions = () => {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <Menu>
          <Menu.Target>
            <button>More actions</button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setOpened(true)}>Archive</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Modal opened={opened} onClose={() => setOpened(false)} title="Archive it?">
          <input aria-label="Reason" />
        </Modal>
      </>
    )
  }
  const { user } = await renderScreen(<Actions />, { path: 'dashboard' })
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus())
})
