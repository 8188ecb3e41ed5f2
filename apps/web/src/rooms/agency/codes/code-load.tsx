import {
  cancelDiagnosisCodeImport,
  type DiagnosisCodeImport,
} from '@homeward/contract/agency/diagnosis-codes'
import { importStatusLabels, isUnderWay } from '@homeward/domain/agency/icd-order-file'
import { Button, Group, Progress, Text } from '@mantine/core'
import { useWrite } from '../../../plumbing/query.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import styles from './codes.module.css'

/** The loading of one file: how far it is, or what came of it. */
export const CodeLoad = ({ load }: { load: DiagnosisCodeImport }) => {
  const { id, file_name: name, status, rows_read: read, rows_total: total } = load
  const cancel = useWrite(cancelDiagnosisCodeImport)
  const running = isUnderWay(status)
  return (
    <section className={styles.load} aria-label={name}>
      <Group justify="space-between" gap="xs">
        <div>
          <Group gap="xs">
            <Text fw={550}>{name}</Text>
            <StatusBadge status={status} label={importStatusLabels[status]} />
          </Group>
          <Text size="sm" c="dimmed">
            {load.created_by_name}, <InstantText at={load.finished_at ?? load.created_at} />
            {total > 0 && ` · ${counted(read)} of ${counted(total)} lines`}
          </Text>
        </div>
        {load.abilities.cancel && (
          <Button
            size="xs"
            variant="default"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ id })}
          >
            Cancel
          </Button>
        )}
      </Group>
      {running && (
        <Progress
          mt="xs"
          animated
          value={total === 0 ? 0 : (100 * read) / total}
          aria-label={`Loading progress for ${name}`}
        />
      )}
      <Text size="sm" role="status">
        {outcomes[status]?.(load)}
      </Text>
    </section>
  )
}

const counted = (lines: number): string => lines.toLocaleString('en-US')

const outcomes: Partial<
  Record<DiagnosisCodeImport['status'], (load: DiagnosisCodeImport) => string>
> = {
  done: ({ rows_total }) => `Loaded all ${counted(rows_total)} codes.`,
  failed: ({ error }) => `${error ?? 'Loading stopped.'} The codes did not change.`,
  canceled: () => 'Loading was canceled. The codes did not change.',
}
