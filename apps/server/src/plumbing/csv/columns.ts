import { Failure } from '../failure.ts'

/**
 * The columns of an export, by names separated by commas, in order and without duplicates; if empty, the
 * default columns. An unknown name is refused at the field.
 */
export function readColumns<C extends string>(
  written: string | undefined,
  columns: readonly C[],
  usual: readonly C[] = columns,
): readonly C[] {
  if (written === undefined) return usual
  const names = [...new Set(written.split(',').map((name) => name.trim()))]
  const unknown = names.filter((name) => !columns.some((column) => column === name))
  if (unknown.length > 0) {
    const sentence = `There is no column ${unknown.join(', ')}.`
    throw new Failure('invalid', { fields: { columns: [sentence] } })
  }
  return names.flatMap((name) => columns.find((column) => column === name) ?? [])
}
