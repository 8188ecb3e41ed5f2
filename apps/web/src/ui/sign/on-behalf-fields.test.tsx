import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { showIn } from '../../plumbing/language/language.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { behalfInput, nobodyElse, OnBehalfFields } from './on-behalf-fields.tsx'

const Fields = () => {
  const [value, setValue] = useState({ ...nobodyElse, on: true, reason: 'x' })
  return (
    <>
      <OnBehalfFields value={value} problems={{}} onChange={setValue} />
      <output>{behalfInput(value).on_behalf?.relation}</output>
    </>
  )
}

test('relations are offered in Spanish, and the office reads what was chosen in English', async () => {
  onTestFinished(() => showIn('en'))
  await showIn('es')
  const { user } = await renderScreen(<Fields />, { path: 'field' })
  const relation = screen.getByRole('combobox', { name: /^Relación/ })
  await user.click(relation)
  expect(screen.getByRole('option', { name: 'Madre o padre' })).toBeVisible()
  expect(screen.queryByRole('option', { name: 'Parent' })).toBeNull()
  await user.click(screen.getByRole('option', { name: 'Cónyuge' }))
  expect(relation).toHaveValue('Cónyuge')
  expect(screen.getByRole('status')).toHaveTextContent('Spouse')
  await user.clear(relation)
  await user.type(relation, 'Prima')
  expect(screen.getByRole('status')).toHaveTextContent('Prima')
})
