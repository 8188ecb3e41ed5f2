import type { GetInputPropsReturnType } from '@mantine/form'
import { ActionIcon, Button, Group } from '@mantine/core'
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import styles from './availability.module.css'
import { DayLine } from './day-line.tsx'
import { type BlockValues, copied, drawable, newBlock } from './hours-values.ts'
import { weekdays } from './weekdays.ts'

type Props = {
  pattern: readonly BlockValues[]
  field: (path: string) => GetInputPropsReturnType
  onChange: (pattern: BlockValues[]) => void
}

const workdays = [2, 3, 4, 5]

/** The week as rows of days, each with its blocks of hours; all by keyboard. */
export const WeekFields = ({ pattern, field, onChange }: Props) => (
  <div className={styles.week}>
    {weekdays.map(({ value, name }) => {
      const own = pattern.filter(({ weekday }) => weekday === value)
      return (
        <div key={value} className={styles.editDay} role="group" aria-label={name}>
          <span className={styles.dayName}>{name}</span>
          <div className={styles.blocks}>
            {pattern.map(
              (block, at) =>
                block.weekday === value && (
                  <Block
                    key={block.key}
                    name={name}
                    field={(part) => field(`pattern.${at}.${part}`)}
                    onRemove={() => onChange(pattern.filter(({ key }) => key !== block.key))}
                  />
                ),
            )}
            <Group gap="xs">
              <Button
                size="compact-xs"
                variant="default"
                leftSection={<IconPlus size={13} aria-hidden />}
                aria-label={`Add hours on ${name}`}
                onClick={() => onChange([...pattern, newBlock(pattern, value)])}
              >
                Add hours
              </Button>
              {value === 1 && own.length > 0 && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  leftSection={<IconCopy size={13} aria-hidden />}
                  onClick={() => onChange(copied(pattern, value, workdays))}
                >
                  Copy to Tuesday–Friday
                </Button>
              )}
            </Group>
          </div>
          <DayLine blocks={drawable(own)} />
        </div>
      )
    })}
  </div>
)

type BlockProps = {
  name: string
  field: (part: 'start' | 'end') => GetInputPropsReturnType
  onRemove: () => void
}

const words = { start: 'from', end: 'until' }

const Block = ({ name, field, onRemove }: BlockProps) => (
  <div className={styles.block}>
    {(['start', 'end'] as const).map((part) => (
      <TimeField
        key={part}
        size="xs"
        aria-label={`${name} ${words[part]}`}
        placeholder={words[part]}
        {...field(part)}
      />
    ))}
    <ActionIcon
      variant="subtle"
      color="red"
      size={30}
      aria-label={`Remove these hours on ${name}`}
      onClick={onRemove}
    >
      <IconTrash size={15} aria-hidden />
    </ActionIcon>
  </div>
)
