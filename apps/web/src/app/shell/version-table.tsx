import { Table } from '@mantine/core'
import type { Entry } from '../../plumbing/offline/entry.ts'
import { anyWords } from '../../ui/text/any-words.ts'

export type Versions = {
  rows: { field: string; mine: string; theirs: string }[]
  /** What the input needs to stand over the server's version. */
  overwrite: { lock_version?: number }
}

/** Both versions of a record, where the server sent its own along with the refusal. */
export const bothVersions = ({ input, error }: Entry): Versions | undefined => {
  const current = error?.current
  if (typeof current !== 'object' || current === null) return undefined
  const theirs = current as Record<string, unknown>
  const rows = Object.keys(input)
    .filter((field) => field in theirs && field !== 'lock_version' && !field.endsWith('id'))
    .map((field) => ({ field, mine: anyWords(input[field]), theirs: anyWords(theirs[field]) }))
    .filter(({ mine, theirs: other }) => mine !== other)
  const version = theirs.lock_version
  return { rows, overwrite: typeof version === 'number' ? { lock_version: version } : {} }
}

/** What the person wrote beside what the server has. */
export const VersionTable = ({ versions }: { versions: Versions }) => (
  <Table mt="sm" fz="xs">
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Yours</th>
        <th scope="col">On the server</th>
      </tr>
    </thead>
    <tbody>
      {versions.rows.map(({ field, mine, theirs }) => (
        <tr key={field}>
          <th scope="row">{field.replaceAll('_', ' ')}</th>
          <td>{mine}</td>
          <td>{theirs}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)
