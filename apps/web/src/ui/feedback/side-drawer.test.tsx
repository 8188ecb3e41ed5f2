import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SideDrawer } from './side-drawer.tsx'

test('a panel that takes the focus late gives it back to the palette', async () => {
  await renderScreen(
    <>
      <div data-keeps-focus>
        <input aria-label="Search everything" />
      </div>
      <input aria-label="Elsewhere" />
      <SideDrawer opened onClose={() => {}} title="Claim">
        <button type="button">Correct</button>
      </SideDrawer>
    </>,
    { path: 'dashboard' },
  )
  const inside = await screen.findByRole('button', { name: 'Correct' })
  const search = screen.getByLabelText('Search everything')
  search.focus()
  inside.focus()
  expect(search).toHaveFocus()
  screen.getByLabelText('Elsewhere').focus()
  inside.focus()
  expect(inside).toHaveFocus()
})
