import type { InputOf } from '../../plumbing/api/types.ts'
import type { FileEndpoint } from './export-button.tsx'

type Exported = { key: string; exports?: readonly string[] }

/** What an export asks: the list as it is narrowed and ordered, all pages of it, its columns. */
export const exportInput = (list: object, columns: readonly Exported[]): InputOf<FileEndpoint> => {
  const narrowed = Object.entries(list).filter(([name]) => name !== 'page' && name !== 'items')
  const names = columns.flatMap(({ key, exports }) => exports ?? [key])
  const input: unknown = {
    ...Object.fromEntries(narrowed),
    ...(names.length > 0 && { columns: names.join(',') }),
  }
  // The endpoint behind the list knows its own input; here it is open.
  return input as InputOf<FileEndpoint>
}
