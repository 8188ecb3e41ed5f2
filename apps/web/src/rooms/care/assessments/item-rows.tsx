import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { IconPlus, IconX } from '@tabler/icons-react'
import styles from './assessments.module.css'

type Row = { key: string }

type Props<R extends Row> = {
  /** What a row is, in lower case: "goal". */
  of: string
  /** Where its rows are among the values: "goals". */
  path: string
  rows: readonly R[]
  /** The columns: the names of the fields with their labels. */
  columns: readonly { name: Exclude<keyof R & string, 'key'>; label: string }[]
  field: (path: string) => GetInputPropsReturnType
  onChange: (rows: R[]) => void
  make: () => R
}

/** Rows of two fields; rows that stay empty are not saved. */
export const ItemRows = <R extends Row>({ of, path, rows, columns, ...props }: Props<R>) => (
  <div className={styles.items}>
    {rows.length === 0 && (
      <Text size="sm" c="dimmed">
        None yet.
      </Text>
    )}
    {rows.map((row, at) => (
      <Group key={row.key} gap="xs" wrap="nowrap" align="flex-start">
        {columns.map(({ name, label }) => (
          <TextInput
            key={name}
            className={styles.item}
            aria-label={`${label} of ${of} ${at + 1}`}
            placeholder={label}
            autoComplete="off"
            {...props.field(`${path}.${at}.${name}`)}
          />
        ))}
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Remove ${of} ${at + 1}`}
          onClick={() => props.onChange(rows.filter(({ key }) => key !== row.key))}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
    ))}
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={() => props.onChange([...rows, props.make()])}
    >
      Add {of}
    </Button>
  </div>
)
