import { Modal } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { whenOpened } from './when-opened.tsx'

type Props = { opened: boolean; onClose: () => void }

const Question = (props: Props) => <Modal {...props} title="Really?" />

test('a dialog is loaded when it opens, once, and gives the focus back to what opened it', async () => {
  const load = vi.fn<() => Promise<typeof Question>>(async () => Question)
  const Asked = whenOpened<Props>(load)
  const Host = () => {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <button onClick={() => setOpened(true)}>Ask</button>
        <Asked opened={opened} onClose={() => setOpened(false)} />
      </>
    )
  }
  const { user } = await renderScreen(<Host />, { path: 'dashboard' })
  expect(load).not.toHaveBeenCalled()
  for (const round of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    expect(await screen.findByRole('dialog', { name: 'Really?' }), `${round}`).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
  }
  expect(load).toHaveBeenCalledTimes(1)
})

test('where its file does not come the page stays, and the next opening asks for it again', async () => {
  const load = vi
    .fn<() => Promise<typeof Question>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Question)
  const Asked = whenOpened<Props>(load)
  const Host = () => {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <input aria-label="Typed" />
        <button onClick={() => setOpened(true)}>Ask</button>
        <Asked opened={opened} onClose={() => setOpened(false)} />
      </>
    )
  }
  const { user } = await renderScreen(<Host />, { path: 'dashboard' })
  await user.type(screen.getByLabelText('Typed'), 'half a sentence')
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  expect(screen.getByLabelText('Typed')).toHaveValue('half a sentence')
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByRole('dialog', { name: 'Really?' })).toBeVisible()
})
