import { Table } from '@mantine/core'
import type { Entry } from '../../plumbing/offline/entry.ts'
import { type Difference, differencesOf } from '../../ui/form/versions.ts'

export type Versions = {
  rows: Pick<Difference, 'key' | 'label' | 'mine' | 'theirs'>[]
  /** What the input needs to stand over the server's version. */
  overwrite: { lock_version?: number }
}

/** Both versions of a record, where the server sent its own along with the refusal. */
export const bothVersions = ({ input, error }: Entry): Versions | undefined => {
  const current = error?.current
  if (typeof current !== 'object' || current === null) return undefined
  const theirs = current as Record<string, unknown>
  const shown = Object.entries(input).filter(
    ([field]) => field !== 'lock_version' && !field.endsWith('id'),
  )
  const rows = differencesOf(Object.fromEntries(shown), theirs)
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
      {versions.rows.map(({ key, label, mine, theirs }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          <td>{mine}</td>
          <td>{theirs}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)
