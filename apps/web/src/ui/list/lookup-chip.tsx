import type { PageEndpoint } from '../../plumbing/api/types.ts'
import { Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { SearchSelect } from '../fields/search-select.tsx'
import { ChipButton } from './chip-button.tsx'
import type { ChipProps } from './chip-props.ts'
import type { LookupFilter } from './types.ts'

type Props<E extends PageEndpoint> = ChipProps<E, LookupFilter<E>>

export const LookupChip = <E extends PageEndpoint>({ filter, flat, change }: Props<E>) => {
  const [opened, { toggle, close }] = useDisclosure(false)
  const [label, setLabel] = useState<string>()
  const value = flat[filter.name]
  return (
    <Popover opened={opened} onChange={close} trapFocus position="bottom-start" width={280}>
      <Popover.Target>
        <ChipButton label={filter.label} value={value && (label ?? '1 chosen')} onClick={toggle} />
      </Popover.Target>
      <Popover.Dropdown>
        <SearchSelect
          label={filter.label}
          lookup={filter.lookup}
          value={value ?? null}
          withinPortal={false}
          onChange={(next, option) => {
            setLabel(option?.label)
            change({ [filter.name]: next ?? undefined })
            close()
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
