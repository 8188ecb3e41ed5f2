import { issueSentence } from '@homeward/contract/issue-sentence'
import { cellValue, noChoices } from '@homeward/domain/transfer/cells'
import {
  importFields,
  type ImportKind,
  type Mapping,
} from '@homeward/domain/transfer/import-fields'
import { say } from '../../../plumbing/language/say.ts'
import type { Kind, Values } from './kind.ts'
import type { Sheet } from '../../../plumbing/csv/sheet.ts'
import type { Problem } from './store.ts'

export type ChoicesOf = Awaited<ReturnType<Kind['choices']>>

/**
 * One row as the content of a form, held against the same declaration; what is wrong with it, field
 * by field, where something is.
 */
export function examineRow(
  of: { name: ImportKind; kind: Kind; mapping: Mapping; choices: ChoicesOf },
  sheet: Sheet,
  cells: readonly string[],
): { input: object; problems: Problem[] } {
  const problems: Problem[] = []
  const values: Record<string, Values[string]> = {}
  if (cells.length > sheet.columns.length) {
    const sentence = `The row has ${cells.length} cells, but the file has ${sheet.columns.length} columns.`
    problems.push({ field: 'row', sentence })
  }
  for (const [at, column] of sheet.columns.entries()) {
    const field = importFields[of.name].find(({ name }) => name === of.mapping[column])
    if (!field) continue
    const value = cellValue(field.kind, cells[at] ?? '', of.choices[field.name] ?? noChoices)
    if (value.ok) values[field.name] = value.value
    else problems.push({ field: field.name, sentence: value.failure })
  }
  const input = of.kind.input(values, of.choices)
  const checked = of.kind.schema.safeParse(input, {
    error: (issue) => say('en', issueSentence(issue)),
  })
  if (checked.success) {
    const data = checked.data as object
    return { input: data, problems: [...problems, ...of.kind.lacking(data, of.choices)] }
  }
  for (const { path, message } of checked.error.issues) {
    const field = fieldOf(path)
    if (!problems.some((problem) => problem.field === field))
      problems.push({ field, sentence: message })
  }
  return { input, problems }
}

/** `addresses_attributes.0.state` is the column of the state. */
const fieldOf = (path: readonly PropertyKey[]): string => {
  const names = path.filter((part) => typeof part === 'string')
  return names.findLast((name) => !name.endsWith('_attributes')) ?? 'row'
}
