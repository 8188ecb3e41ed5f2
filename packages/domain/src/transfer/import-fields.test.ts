import { describe, expect, test } from 'vitest'
import { cellValue, choicesOf } from './cells.ts'
import { importFields, importKinds, mappingProblems, suggestMapping } from './import-fields.ts'

describe('a mapping', () => {
  test.each([
    ['First Name', 'first_name'],
    ['FNAME', 'first_name'],
    ['last_name', 'last_name'],
    ['D.O.B.', null],
    ['DOB', 'birthdate'],
    ['Date of Birth', 'birthdate'],
    ['Zip-Code', 'zip'],
    ['Member ID', 'medicaid_number'],
    ['Favourite color', null],
  ])('the heading %s suggests %s', (column, name) => {
    expect(suggestMapping('clients', [column])).toEqual({ [column]: name })
  })

  test('a field is suggested once', () => {
    expect(suggestMapping('clients', ['Phone', 'Mobile'])).toEqual({ Phone: 'phone', Mobile: null })
  })

  test.each([
    [{ a: 'first_name', b: 'last_name' }, []],
    [{ a: 'first_name' }, ['Last name']],
    [{ a: 'first_name', b: 'last_name', c: 'last_name' }, ['Two columns']],
    [{ a: 'first_name', b: 'last_name', c: 'nonsense' }, ['nonsense']],
  ])('%j lacks %j', (mapping, told) => {
    const problems = mappingProblems('clients', mapping)
    expect(problems).toHaveLength(told.length)
    for (const [at, words] of told.entries()) expect(problems[at]).toContain(words)
  })

  test.each(importKinds)('no two fields of %s share a heading', (kind) => {
    const headings = importFields[kind].flatMap(({ label, aliases }) => [
      label.toLowerCase(),
      ...aliases,
    ])
    expect(headings.filter((one, at) => headings.indexOf(one) !== at)).toEqual([])
  })
})

describe('a cell', () => {
  const genders = choicesOf({ male: 'Male', female: 'Female' })
  test.each([
    ['text', '  Rosa ', 'Rosa'],
    ['text', '', null],
    ['upper', '900-123 456k', '900123456K'],
    ['digits', '(828) 555-0100', '8285550100'],
    ['day', '3/4/1948', '1948-03-04'],
    ['day', '12/31/1948', '1948-12-31'],
    ['day', '1948-02-29', '1948-02-29'],
    ['zip', '2139', '02139'],
    ['zip', '28801-1234', '28801-1234'],
    ['state', 'nc', 'NC'],
    ['choice', 'FEMALE', 'female'],
    ['list', 'I10; G30.9 ;', ['I10', 'G30.9']],
  ] as const)('%s of %j is %j', (kind, cell, value) => {
    expect(cellValue(kind, cell, genders)).toEqual({ ok: true, value })
  })

  test.each([
    ['day', '31/12/1948', 'calendar'],
    ['day', '1949-02-29', 'calendar'],
    ['day', 'yesterday', 'not a date'],
    ['choice', 'f', 'not known'],
  ] as const)('%s of %j is refused', (kind, cell, told) => {
    expect(cellValue(kind, cell, genders)).toMatchObject({
      ok: false,
      failure: expect.stringContaining(told),
    })
  })
})
