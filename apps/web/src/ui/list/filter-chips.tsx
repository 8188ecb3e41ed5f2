import { t } from '../../plumbing/language/translate.ts'
import type { PageEndpoint } from '../../plumbing/api/types.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { IconX } from '@tabler/icons-react'
import { ChoiceChip } from './choice-chip.tsx'
import { DaysChip } from './days-chip.tsx'
import { cleared, isNarrowed, namesOf } from './list-input.ts'
import styles from './list.module.css'
import { LookupChip } from './lookup-chip.tsx'
import { MoreChip } from './more-chip.tsx'
import type { Filter } from './types.ts'
import type { ListState } from './use-list.ts'

type Props<E extends PageEndpoint> = { list: Pick<ListState<E>, 'flat' | 'known' | 'change'> }

/** The filters of a list, each a chip that says what it narrows to; rare ones once they are asked for. */
export const FilterChips = <E extends PageEndpoint>({ list }: Props<E>) => {
  const [asked, setAsked] = useState<readonly string[]>([])
  const waits = (filter: Filter<E>) =>
    filter.rare === true &&
    !asked.includes(filter.name) &&
    namesOf(filter).every((name) => !list.flat[name])
  const waiting = list.known.filters.filter(waits)
  return (
    <Group className={styles.chips} role="group" aria-label={t('Filters')}>
      {list.known.filters
        .filter((filter) => !waits(filter))
        .map((filter) => {
          const props = { flat: list.flat, change: list.change }
          if (filter.kind === 'choice')
            return <ChoiceChip key={filter.name} filter={filter} {...props} />
          if (filter.kind === 'days')
            return <DaysChip key={filter.name} filter={filter} {...props} />
          return <LookupChip key={filter.name} filter={filter} {...props} />
        })}
      {waiting.length > 0 && (
        <MoreChip filters={waiting} onAsk={(name) => setAsked([...asked, name])} />
      )}
      {isNarrowed(list.flat, list.known) && (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          leftSection={<IconX size={14} aria-hidden />}
          onClick={() => list.change(cleared(list.known))}
        >
          Clear
        </Button>
      )}
    </Group>
  )
}
