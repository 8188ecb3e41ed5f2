import type { PageEndpoint } from '../../plumbing/api/types.ts'
import { Button, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useNames } from '../../plumbing/names/use-names.ts'
import type { Lookup, Option } from '../fields/lookup.ts'
import { SearchSelect } from '../fields/search-select.tsx'
import { ChipButton } from './chip-button.tsx'
import type { ChipProps } from './chip-props.ts'
import { valueOf } from './list-input.ts'
import { everyOne, type LookupFilter } from './types.ts'

type Props<E extends PageEndpoint> = ChipProps<E, LookupFilter<E>>

export const LookupChip = <E extends PageEndpoint>({ filter, flat, change }: Props<E>) => {
  const [opened, { toggle, close }] = useDisclosure(false)
  const value = valueOf(filter, flat) || undefined
  const chosen = useChosen(filter.lookup, value)
  const holds = filter.initial?.() !== undefined
  const choose = (next: string | undefined) => {
    change({ [filter.name]: next })
    close()
  }
  return (
    <Popover opened={opened} onChange={close} trapFocus position="bottom-start" width={280}>
      <Popover.Target>
        <ChipButton label={filter.label} value={value && chosen.words} onClick={toggle} />
      </Popover.Target>
      <Popover.Dropdown>
        <SearchSelect
          label={filter.label}
          lookup={filter.lookup}
          value={value ?? null}
          initialOption={chosen.option}
          withinPortal={false}
          onChange={(next, option) => {
            chosen.remember(option)
            choose(next ?? (holds ? everyOne : undefined))
          }}
        />
        {holds && value && (
          <Button mt="xs" size="xs" variant="subtle" onClick={() => choose(everyOne)}>
            Any {filter.label.toLowerCase()}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

/** What the value of the address is called: as it was chosen, else as its record is. */
const useChosen = ({ kind }: Lookup, value: string | undefined) => {
  const [picked, remember] = useState<Option>()
  const known = picked?.value === value ? picked : undefined
  const asked = value !== undefined && kind !== undefined && known === undefined
  const name = useNames(asked ? [{ kind, id: value }] : [])(value ?? '')
  const label = known?.label ?? (asked ? name : value)
  const option = value && label ? { value, label } : undefined
  return { option, words: label ?? (label === null ? 'not found' : '1 chosen'), remember }
}
