import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { lazyPart } from './lazy-part.tsx'

const Drawing = ({ of }: { of: string }) => <p>A drawing of {of}</p>

test('a part whose file does not come says so in its place, and comes when it is asked for again', async () => {
  const load = vi
    .fn<() => Promise<typeof Drawing>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Drawing)
  const Part = lazyPart(load)
  const { user } = await renderScreen(
    <>
      <input aria-label="Typed" defaultValue="half a sentence" />
      <Suspense>
        <Part of="a wren" />
      </Suspense>
    </>,
    { path: 'dashboard' },
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('This section could not be loaded')
  expect(screen.getByLabelText('Typed')).toHaveValue('half a sentence')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('A drawing of a wren')).toBeVisible()
})
