import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { newKey } from '../../../../plumbing/new-key.ts'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import styles from '../edit.module.css'
import { type Row, withoutRow, withRowBack } from '../../../../ui/form/rows.ts'

type Props<R extends Row> = {
  /** What an entry is: "Address". */
  of: string
  rows: readonly R[]
  onChange: (rows: R[]) => void
  make: (key: string) => R
  /** An entry in a few words, while it is marked to be removed. */
  words: (row: R) => string
  /** What stands there while there is none. */
  none: string
  children: (row: R, at: number) => ReactNode
}

/** Entries of a list in a form: add, remove, take a removal back. */
export const RowList = <R extends Row>({ of, rows, onChange, make, words, ...props }: Props<R>) => (
  <Stack gap="md">
    {rows.length === 0 && (
      <Text size="sm" c="dimmed">
        {props.none}
      </Text>
    )}
    {rows.map((row, at) =>
      row._destroy ? (
        <Group key={row.key} justify="space-between" className={styles.removed}>
          <Text c="dimmed" td="line-through">
            {words(row)}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => onChange(withRowBack(rows, row))}
          >
            Keep {of.toLowerCase()}
          </Button>
        </Group>
      ) : (
        <FormSection key={row.key} title={`${of} ${at + 1}`} columns={1}>
          {props.children(row, at)}
          <Button
            className={styles.remove}
            size="compact-sm"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={14} aria-hidden />}
            aria-label={`Remove ${of.toLowerCase()} ${at + 1}`}
            onClick={() => onChange(withoutRow(rows, row))}
          >
            Remove
          </Button>
        </FormSection>
      ),
    )}
    <Button
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      className={styles.add}
      onClick={() => onChange([...rows, make(newKey())])}
    >
      Add {of.toLowerCase()}
    </Button>
  </Stack>
)
