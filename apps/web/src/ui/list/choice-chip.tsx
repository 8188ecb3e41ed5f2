import { t } from '../../plumbing/language/translate.ts'
import type { PageEndpoint } from '../../plumbing/api/types.ts'
import { Menu } from '@mantine/core'
import { ChipButton } from './chip-button.tsx'
import type { ChipProps } from './chip-props.ts'
import { valueOf } from './list-input.ts'
import type { ChoiceFilter } from './types.ts'

type Props<E extends PageEndpoint> = ChipProps<E, ChoiceFilter<E>>

export const ChoiceChip = <E extends PageEndpoint>({ filter, flat, change }: Props<E>) => {
  const value = valueOf(filter, flat) ?? ''
  const any = filter.initial === undefined || filter.all !== undefined
  const options = [
    ...(any ? [{ value: filter.all ?? '', label: t('Any') }] : []),
    ...filter.options,
  ]
  const chosen = filter.options.find((option) => option.value === value)
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ChipButton label={filter.label} value={chosen?.label} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={value}
          onChange={(next) =>
            change({ [filter.name]: next === filter.initial ? undefined : next || undefined })
          }
        >
          <div role="group" aria-label={filter.label}>
            {options.map((option) => (
              <Menu.RadioItem
                key={option.value}
                value={option.value}
                closeMenuOnClick
                data-autofocus={option.value === value || undefined}
              >
                {option.label}
              </Menu.RadioItem>
            ))}
          </div>
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
