import { describe, expect, test } from 'vitest'
import { cellValue, choicesOf, genderLetters } from './cells.ts'
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
  const genders = choicesOf({ male: 'Male', female: 'Female', other: 'Other' }, genderLetters)
  test.each([
    ['text', '  Rosa ', 'Rosa'],
    ['text', '', null],
    ['upper', '900-123 456k', '900123456K'],
    ['digits', '(828) 555-0100', '8285550100'],
    ['day', '3/4/1948', '1948-03-04'],
    ['day', '12/31/1948', '1948-12-31'],
    ['day', '1948-02-29', '1948-02-29'],
    ['day', '3/4/51', '1951-03-04'],
    ['day', '3/4/26', '2026-03-04'],
    ['day', '3/14/1948 0:00', '1948-03-14'],
    ['day', '1948-03-14 00:00:00', '1948-03-14'],
    ['day', '1948-03-14T00:00:00Z', '1948-03-14'],
    ['birthday', '3/4/51', '1951-03-04'],
    ['birthday', '3/4/2019', '2019-03-04'],
    ['zip', '2139', '02139'],
    ['zip', '28801-1234', '28801-1234'],
    ['state', 'nc', 'NC'],
    ['state', 'North  Carolina', 'NC'],
    ['text', '12 Oak St\r\nApt 4', '12 Oak St Apt 4'],
    ['text', "'=HYPERLINK(1)", '=HYPERLINK(1)'],
    ['text', "'+1 828 555 0100", '+1 828 555 0100'],
    ['text', "'t Hooft", "'t Hooft"],
    ['choice', 'FEMALE', 'female'],
    ['choice', 'F', 'female'],
    ['choice', 'm', 'male'],
    ['list', 'I10; G30.9 ;', ['I10', 'G30.9']],
  ] as const)('%s of %j is %j', (kind, cell, value) => {
    expect(cellValue(kind, cell, genders)).toEqual({ ok: true, value })
  })

  test.each([
    ['day', '31/12/1948', 'not a valid date'],
    ['day', '1949-02-29', 'not a valid date'],
    ['day', 'yesterday', 'not a date'],
    ['day', '1948-03-14x', 'not a date'],
    ['birthday', '3/4/25', 'could mean 1925 or 2025'],
    ['choice', 'x', 'Use one of: Male, Female, Other.'],
  ] as const)('%s of %j is refused', (kind, cell, told) => {
    expect(cellValue(kind, cell, genders)).toMatchObject({
      ok: false,
      failure: expect.stringContaining(told),
    })
  })
})
