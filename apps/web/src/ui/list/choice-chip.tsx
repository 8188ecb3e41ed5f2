import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { ChipButton } from './chip-button.tsx'
import type { ChipProps } from './filter-chips.tsx'
import { valueOf } from './list-input.ts'
import type { ChoiceFilter, PageEndpoint } from './types.ts'

type Props<E extends PageEndpoint> = ChipProps<E, ChoiceFilter<E>>

export const ChoiceChip = <E extends PageEndpoint>({ filter, flat, change }: Props<E>) => {
  const value = valueOf(filter, flat)
  const choose = (next: string | undefined) =>
    change({ [filter.name]: next === filter.initial ? undefined : next })
  const any = filter.initial === undefined || filter.all !== undefined
  const options = [...(any ? [{ value: filter.all, label: 'Any' }] : []), ...filter.options]
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ChipButton
          label={filter.label}
          value={filter.options.find((option) => option.value === value)?.label ?? value}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {options.map((option) => (
          <Menu.Item
            key={option.value ?? ''}
            role="menuitemradio"
            aria-checked={option.value === value}
            rightSection={option.value === value && <IconCheck size={14} aria-hidden />}
            onClick={() => choose(option.value)}
          >
            {option.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
