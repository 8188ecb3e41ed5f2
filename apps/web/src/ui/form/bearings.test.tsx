import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../plumbing/offline/database.ts'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aRecord, serve } from '../../testing/serve.ts'
import { SidePanel } from '../feedback/side-panel.tsx'
import { aBird, BirdForm, openBird } from './testing/bird-form.tsx'

const save = () => screen.getByRole('button', { name: 'Save bird' })
const kept = /Your changes are kept as a draft/

beforeEach(async () => {
  signedIn()
  await (await database()).clear('kept')
})

const Host = () => {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <button onClick={() => setOpened(true)}>Open</button>
      <SidePanel opened={opened} onClose={close} title="A bird">
        <BirdForm bird={aBird()} onDone={close} />
      </SidePanel>
    </>
  )
}

const openInPanel = async () => {
  const { user } = await renderScreen(<Host />, { path: 'dashboard' })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const name = await screen.findByLabelText('Name')
  await waitFor(() => expect(name).toHaveFocus())
  return { user, name }
}

test('after a failure that is about no field the focus is on the button again', async () => {
  serve({ 'PATCH /birds/:id': () => aFailure(409, 'busy', { non_field_errors: ['Not now.'] }) })
  const { user } = await openBird({})
  await user.type(screen.getByLabelText('Colour'), 'red')
  save().focus()
  await user.keyboard('{Enter}')
  await screen.findAllByText('Not now.')
  await waitFor(() => expect(save()).toHaveFocus())
})

test.each([400, 403, 409, 413, 422])(
  'a refusal with %i and without any words is not silent',
  async (status) => {
    serve({ 'PATCH /birds/:id': () => new Response('', { status }) })
    const { user } = await openBird({})
    await user.type(screen.getByLabelText('Colour'), 'red')
    await user.click(save())
    const said = await screen.findAllByRole('alert')
    expect(said.some((alert) => alert.closest('form') !== null)).toBe(true)
    expect(said.some((alert) => alert.closest('form') === null)).toBe(true)
  },
)

test('who closes a panel over something unsaved is told that it is kept, and finds it again', async () => {
  serve({})
  const { user, name } = await openInPanel()
  await user.type(name, 'Wren')
  await user.keyboard('{Escape}')
  expect(await screen.findByText(kept)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('Draft restored')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('RobinWren')
})

test('a panel that closes after saving, or untouched, says nothing of drafts', async () => {
  serve({ 'PATCH /birds/:id': () => aRecord(aBird({ name: 'RobinWren', lock_version: 4 })) })
  const { user, name } = await openInPanel()
  await user.type(name, 'Wren{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByLabelText('Name')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByText(kept)).not.toBeInTheDocument()
})
