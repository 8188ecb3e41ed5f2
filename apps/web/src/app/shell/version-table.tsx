import { Table } from '@mantine/core'
import { t } from '../../plumbing/language/translate.ts'
import type { Entry } from '../../plumbing/offline/entry.ts'
import { type Difference, differencesOf } from '../../ui/form/versions/differences.ts'
import { useWording } from '../../ui/form/versions/use-wording.ts'
import { differenceTitle, sideLines } from '../../ui/form/versions/version-words.ts'

type Versions = {
  differences: Difference[]
  /** What the input needs to stand over the server's version. */
  overwrite: { lock_version?: number }
}

/** Both versions of a record, where the server sent its own along with the refusal. */
export const bothVersions = ({ input, error }: Entry): Versions | undefined => {
  const current = error?.current
  if (typeof current !== 'object' || current === null) return undefined
  const theirs = current as Record<string, unknown>
  const mine = Object.entries(input).filter(([field]) => !['id', 'lock_version'].includes(field))
  const version = theirs.lock_version
  return {
    differences: differencesOf(Object.fromEntries(mine), theirs),
    overwrite: typeof version === 'number' ? { lock_version: version } : {},
  }
}

/** What the person wrote beside what the server has. */
export const VersionTable = ({ differences }: Pick<Versions, 'differences'>) => {
  const telling = useWording(differences)
  return (
    <Table mt="sm" fz="xs">
      <thead>
        <tr>
          <th scope="col">{t('Field')}</th>
          <th scope="col">{t('Yours')}</th>
          <th scope="col">{t('Saved version')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={difference.key}>
            <th scope="row">{differenceTitle(difference, telling)}</th>
            <td>{sideLines('mine', difference, telling).join(', ')}</td>
            <td>{sideLines('theirs', difference, telling).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
