import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOpened } from './use-opened.ts'

const office = { name: 'Boone', phone: '8285550100', lock_version: 2 }
const valuesOf = ({ name, phone }: typeof office) => ({ name, phone })

const open = () =>
  renderHook(({ newest }) => useOpened(newest, valuesOf), { initialProps: { newest: office } })

test('what somebody else saves meanwhile does not slip under the form', () => {
  const { result, rerender } = open()
  rerender({ newest: { ...office, phone: '8285550199', lock_version: 3 } })
  expect(result.current.version).toBe(2)
  expect(result.current.initial).toEqual({ name: 'Boone', phone: '8285550100' })
})

test('only what was changed is sent, so that the rest stays as somebody else saved it', () => {
  const { result } = open()
  const inputOf = result.current.changed((values) => values)
  expect(inputOf({ name: 'Durham', phone: '8285550100' })).toEqual({ name: 'Durham' })
  expect(inputOf({ name: 'Boone', phone: '' })).toEqual({ phone: '' })
})

test('only what both have changed is laid side by side', () => {
  const { result } = open()
  const mine = { name: 'Durham', phone: '8285550100' }
  const theirs = { name: 'Cary', phone: '8285550199', lock_version: 3 }
  expect(result.current.compared(theirs, mine)).toEqual({ name: 'Cary' })
  expect(result.current.compared({ ...theirs, name: 'Boone' }, mine)).toEqual({})
})

test('what was saved is what is changed next', () => {
  const { result } = open()
  act(() => result.current.saved({ ...office, name: 'Cary', lock_version: 4 }))
  expect(result.current).toMatchObject({ version: 4, initial: { name: 'Cary' } })
})
