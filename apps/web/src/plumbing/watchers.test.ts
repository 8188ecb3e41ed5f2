import { expect, test } from 'vitest'
import { watchers } from './watchers.ts'

test('all who watch are told, until they leave; one may leave while it is told', () => {
  const { watch, tell } = watchers<[string]>()
  const told: string[] = []
  const leave = watch((news) => {
    told.push(`first ${news}`)
    leave()
  })
  watch((news) => void told.push(`second ${news}`))
  tell('a')
  tell('b')
  expect(told).toEqual(['first a', 'second a', 'second b'])
})
