import type { ChangeSet } from '@homeward/contract/visits/change-sets'
import { changeKinds, leftReasonLabels } from '@homeward/domain/visits/change-set'
import { signerRoleLabels } from '@homeward/domain/files/signatures'
import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { dayWords } from '../../../ui/text/dates.ts'
import styles from './versions.module.css'
import { changeHeads, changeWords, visits } from './change-words.ts'

/** What a change of a care plan does to the visits: how many of each kind, and each one by name. */
export const ChangeSetView = ({ of }: { of: ChangeSet }) => {
  const { changes, counts, ends } = of
  const kinds = changeKinds.filter((kind) => counts[kind] > 0)
  return (
    <div className={styles.set}>
      <Text size="sm" c="dimmed">
        {kinds.length === 0 ? 'No visit changes' : 'Visits'} through {dayWords(of.through_day)}.
        {counts.unchanged > 0 && ` ${visits(counts.unchanged)} not changed.`}
      </Text>
      {kinds.map((kind) => (
        <details key={kind} className={styles.kind}>
          <summary>{changeHeads[kind](counts[kind])}</summary>
          <ul className={styles.changes}>
            {changes
              .filter(({ what }) => what === kind)
              .map((change) => (
                <li key={`${change.visit_id} ${changeWords(change)}`} className="tabular">
                  {changeWords(change)}
                  {change.why && <em> {leftReasonLabels[change.why]}.</em>}
                </li>
              ))}
          </ul>
        </details>
      ))}
      {of.begins && <Text size="sm">The care plan begins on {dayWords(of.begins)}.</Text>}
      {of.voided_signatures.length > 0 && (
        <Alert color="amber" icon={<IconAlertTriangle aria-hidden />}>
          What was signed changes. These signatures no longer count and are needed again:{' '}
          {of.voided_signatures
            .map(({ role, name }) => `${name} (${signerRoleLabels[role].toLowerCase()})`)
            .join(', ')}
          .
        </Alert>
      )}
      {ends.map(({ id, version, start_date, end_date }) => (
        <Text key={id} size="sm">
          {version > 1 ? `Version ${version} of the care plan` : 'The care plan'}{' '}
          {dayWords(start_date)} – {dayWords(end_date)} ends.
        </Text>
      ))}
    </div>
  )
}
