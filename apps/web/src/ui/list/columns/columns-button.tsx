import { ActionIcon, Button, Checkbox, Popover, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import { moved } from './chosen-columns.ts'
import styles from './columns.module.css'
import type { ColumnChoice } from './use-columns.ts'

/** Chooses the columns of a list and their order; on a phone what stands on its cards. */
export const ColumnsButton = <Row,>({ columns }: { columns: ColumnChoice<Row> }) => (
  <Popover position="bottom-end" trapFocus width={280} shadow="md">
    <Popover.Target>
      <ActionIcon variant="default" size={30} aria-label="Choose columns" title="Columns">
        <IconColumns3 size={16} aria-hidden />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown aria-label="Columns in this list">
      <Choices columns={columns} />
    </Popover.Dropdown>
  </Popover>
)

const Choices = <Row,>({
  columns: { all, shown, chosen, choose },
}: {
  columns: ColumnChoice<Row>
}) => {
  const [, ...others] = all
  const keys = shown.slice(1).map(({ key }) => key)
  const ordered = [...shown.slice(1), ...others.filter(({ key }) => !keys.includes(key))]
  return (
    <>
      <Text size="xs" c="dimmed">
        {all[0]?.header} is always the first column.
      </Text>
      <ul className={styles.choices}>
        {ordered.map(({ key, header }) => {
          const at = keys.indexOf(key)
          return (
            <li key={key}>
              <Checkbox
                size="xs"
                label={header}
                checked={at >= 0}
                onChange={() => choose(at < 0 ? [...keys, key] : keys.filter((one) => one !== key))}
              />
              {at >= 0 && (
                <ActionIcon.Group>
                  <ActionIcon
                    size="md"
                    variant="subtle"
                    color="gray"
                    aria-label={`${header} earlier`}
                    disabled={at === 0}
                    onClick={() => choose(moved(keys, key, -1))}
                  >
                    <IconArrowUp size={14} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    size="md"
                    variant="subtle"
                    color="gray"
                    aria-label={`${header} later`}
                    disabled={at === keys.length - 1}
                    onClick={() => choose(moved(keys, key, 1))}
                  >
                    <IconArrowDown size={14} aria-hidden />
                  </ActionIcon>
                </ActionIcon.Group>
              )}
            </li>
          )
        })}
      </ul>
      {chosen && (
        <Button size="compact-xs" variant="subtle" onClick={() => choose(undefined)}>
          Reset to default columns
        </Button>
      )}
    </>
  )
}
