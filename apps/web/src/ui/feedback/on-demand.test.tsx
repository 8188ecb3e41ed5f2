import { Button, Menu } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { OnDemand, type PopupProps } from './on-demand.tsx'

const Birds = ({ target, opened, onChange }: PopupProps) => (
  <Menu opened={opened} onChange={onChange}>
    <Menu.Target>{target}</Menu.Target>
    <Menu.Dropdown>
      <Menu.Item>Owl</Menu.Item>
    </Menu.Dropdown>
  </Menu>
)

const open = async (load: () => Promise<typeof Birds>) =>
  renderScreen(
    <OnDemand kind="menu" load={load}>
      <Button>Birds</Button>
    </OnDemand>,
    { path: 'dashboard' },
  )

const button = () => screen.getByRole('button', { name: 'Birds' })

test('a menu is loaded by whoever comes near; it opens with the click and gives the focus back', async () => {
  const load = vi.fn<() => Promise<typeof Birds>>(async () => Birds)
  const { user } = await open(load)
  expect(load).not.toHaveBeenCalled()
  expect(button()).toHaveAttribute('aria-haspopup', 'menu')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await user.hover(button())
  expect(load).toHaveBeenCalled()
  await user.click(button())
  expect(await screen.findByRole('menuitem', { name: 'Owl' })).toBeVisible()
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument())
  await waitFor(() => expect(button()).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Owl' })).toBeVisible()
})

test('where it cannot be loaded that is said, and the next click tries again', async () => {
  const load = vi
    .fn<() => Promise<typeof Birds>>(async () => Birds)
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockRejectedValueOnce(new TypeError('no network'))
  const { user } = await open(load)
  await user.click(button())
  expect(await screen.findByText(/^This could not be loaded/)).toBeVisible()
  await user.click(button())
  expect(await screen.findByRole('menuitem', { name: 'Owl' })).toBeVisible()
})
