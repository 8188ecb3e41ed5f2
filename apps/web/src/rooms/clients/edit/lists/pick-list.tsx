import { ActionIcon, Input, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Lookup, Option } from '../../../../ui/fields/lookup.ts'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import styles from '../edit.module.css'

type Props = {
  /** Of the field that adds. */
  label: string
  hint?: string
  lookup: Lookup
  chosen: readonly string[]
  /** Words for values that were chosen before. */
  known: readonly Option[]
  error?: ReactNode
  /** What can be done with an entry besides removing it. */
  more?: (value: string, at: number) => ReactNode
  onChange: (values: string[]) => void
}

/** Several records, each looked up while typing and added to a list in order. */
export const PickList = ({ label, hint, lookup, chosen, known, error, more, onChange }: Props) => {
  const [found, setFound] = useState<readonly Option[]>([])
  const words = (value: string) =>
    [...found, ...known].find((option) => option.value === value)?.label ?? value
  return (
    <div>
      {chosen.length > 0 && (
        <ol className={styles.picked}>
          {chosen.map((value, at) => (
            <li key={value}>
              <span>{words(value)}</span>
              {more?.(value, at)}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${words(value)}`}
                onClick={() => onChange(chosen.filter((other) => other !== value))}
              >
                <IconX size={15} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ol>
      )}
      <SearchSelect
        // A new field after each choice, so that the next one can be typed at once.
        key={chosen.length}
        label={label}
        lookup={lookup}
        clearable={false}
        maw="32rem"
        onChange={(value, option) => {
          if (!value || chosen.includes(value)) return
          if (option) setFound([...found, option])
          onChange([...chosen, value])
        }}
      />
      {hint && (
        <Text size="xs" c="dimmed" mt={4}>
          {hint}
        </Text>
      )}
      {error && <Input.Error mt={4}>{error}</Input.Error>}
    </div>
  )
}
