import type { Report } from '@homeward/contract/reports/report-calls'
import { reportFormatLabels } from '@homeward/domain/reports/vocabulary'
import { Button, Group, Progress, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { keyOf, queryOf, useWrite } from '../../plumbing/query.ts'
import { daysWords } from '../text/dates.ts'
import type { ReportCalls } from './report-calls.ts'
import styles from './reports.module.css'

/** Work in the background is told at its end; how far it is, is asked this often (milliseconds). */
const whileAtWork = 1000

/** The reports that are being written, each with its progress and a way to stop it. */
export const RunningReports = ({ calls }: { calls: ReportCalls }) => {
  const query = useQuery({
    ...queryOf(calls.list, { status: 'pending', items: 50 }),
    meta: { quiet: true },
    refetchInterval: ({ state: { data } }) => (data?.data.length ? whileAtWork : false),
  })
  const rows = query.data?.data ?? []
  useListOnEnd(calls, rows.length)
  if (rows.length === 0) return null
  return (
    <section className={styles.running} aria-label="Reports in progress">
      {rows.map((row) => (
        <Running key={row.id} row={row} calls={calls} />
      ))}
    </section>
  )
}

/** Asks for the list again when a report is done, also where nothing is told live. */
function useListOnEnd({ list }: ReportCalls, running: number) {
  const client = useQueryClient()
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current)
      void client.invalidateQueries({ queryKey: keyOf(list.room, list) })
    before.current = running
  }, [client, list, running])
}

const Running = ({ row, calls }: { row: Report; calls: ReportCalls }) => {
  const update = useWrite(calls.update)
  const total = row.rows_total
  return (
    <div className={styles.line}>
      <Group justify="space-between" gap="xs">
        <Text fw={550}>
          {daysWords(row.start_date, row.end_date)}, {reportFormatLabels[row.format]}
        </Text>
        <Group gap="xs">
          <Text size="sm" c="dimmed" role="status">
            {row.error ?? progressWords(row)}
          </Text>
          <Button
            size="xs"
            variant="default"
            loading={update.isPending}
            onClick={() => update.mutate({ id: row.id, status: 'archived' })}
          >
            Cancel
          </Button>
        </Group>
      </Group>
      <Progress
        mt="xs"
        animated
        value={total ? (100 * row.rows_done) / total : 0}
        aria-label="Report progress"
      />
    </div>
  )
}

const progressWords = ({ rows_done, rows_total }: Report): string =>
  rows_total === null
    ? 'Waiting'
    : `${rows_done.toLocaleString('en-US')} of ${rows_total.toLocaleString('en-US')} rows`
