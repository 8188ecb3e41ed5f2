import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Gauge } from './gauge.tsx'

const tone = (value: number) => {
  const { unmount } = render(<Gauge label="Hours" value={value} of={50} wanted={32} limit={40} />)
  const found = screen.getByRole('progressbar', { name: 'Hours' }).dataset.tone
  unmount()
  return found
}

test('a gauge turns amber past what is wanted and brick past what is allowed', () => {
  expect([tone(32), tone(32.5), tone(40), tone(40.5)]).toEqual(['pine', 'amber', 'amber', 'brick'])
})

test('more than all is a full bar, and all of nothing an empty one', () => {
  render(<Gauge label="Full" value={90} of={50} />)
  expect(screen.getByRole('progressbar', { name: 'Full' }).firstElementChild).toHaveStyle({
    width: '100%',
  })
  render(<Gauge label="None" value={0} of={0} />)
  expect(screen.getByRole('progressbar', { name: 'None' }).firstElementChild).toHaveStyle({
    width: '0%',
  })
})
