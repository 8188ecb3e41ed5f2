import { type AgencyExport, cancelAgencyExport } from '@homeward/contract/transfer/agency-exports'
import { Button, Group, Progress, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../../plumbing/query.ts'
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx'
import { sizeWords } from '../../ui/text/size-words.ts'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { InstantText } from '../../ui/text/values.tsx'
import { freshExport } from './queries.ts'
import styles from './transfer.module.css'
import { countWords } from '../../ui/text/count-words.ts'
import { exportStateLabels } from './words.ts'

/** One export: how far it is, its archive, and how to be rid of it. */
export const ExportLine = ({ of: row }: { of: AgencyExport }) => {
  const cancel = useWrite(cancelAgencyExport)
  const steps = row.tables_total + row.files_total
  const done = row.tables_done + row.files_done
  return (
    <section className={styles.export} aria-label={`Export of ${row.created_at}`}>
      <Group justify="space-between" gap="xs">
        <div>
          <Group gap="xs">
            <Text fw={550}>
              <InstantText at={row.created_at} />
            </Text>
            <StatusBadge status={row.state} label={exportStateLabels[row.state]} />
          </Group>
          <Text size="sm" c="dimmed">
            {row.author} · {countWords(row.rows_done, 'row')} · {countWords(row.files_done, 'file')}{' '}
            · {sizeWords(row.byte_size)}
          </Text>
          {row.error && <Text size="sm">{row.error}</Text>}
        </div>
        <Group gap="xs">
          {row.state === 'done' && <DownloadButton id={row.id} />}
          {row.abilities.cancel && (
            <Button size="xs" variant="default" onClick={() => cancel.mutate({ id: row.id })}>
              Cancel
            </Button>
          )}
          {row.abilities.remove && (
            <ConfirmButton
              size="xs"
              variant="subtle"
              color="red"
              question="Delete this archive?"
              consequence="You can no longer download it. Your records do not change."
              confirm="Delete archive"
              onConfirm={() => cancel.mutate({ id: row.id })}
            >
              Remove
            </ConfirmButton>
          )}
        </Group>
      </Group>
      {row.abilities.cancel && (
        <Progress
          mt="xs"
          animated
          value={steps === 0 ? 0 : (100 * done) / steps}
          aria-label="Export progress"
        />
      )}
    </section>
  )
}

/** The address of an archive is good for five minutes, so it is asked for at the click. */
const DownloadButton = ({ id }: { id: string }) => {
  const client = useQueryClient()
  const download = async () => {
    const { url } = await client.fetchQuery(freshExport(id))
    if (url) window.location.assign(url)
  }
  return (
    <Button
      size="xs"
      leftSection={<IconDownload size={15} aria-hidden />}
      onClick={() => void download()}
    >
      Download
    </Button>
  )
}
