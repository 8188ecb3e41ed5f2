import { capabilities, roleMay } from '@homeward/domain/identity/capabilities'
import { roles } from '@homeward/domain/identity/roles'
import { expect, test } from 'vitest'
import { roleColumns } from './role-columns.ts'

test('every role stands in exactly one column', () => {
  expect(roleColumns().flatMap((column) => column.roles)).toEqual([...roles])
})

test('roles of one column may do the same, those of two columns do not', () => {
  const rights = roleColumns().map((column) =>
    column.roles.map((role) => capabilities.filter((name) => roleMay(role, name)).join()),
  )
  for (const same of rights) expect(new Set(same).size).toBe(1)
  expect(new Set(rights.map(([first]) => first)).size).toBe(rights.length)
})
