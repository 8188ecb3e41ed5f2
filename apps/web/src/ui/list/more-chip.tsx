import { Menu } from '@mantine/core'
import { t } from '../../plumbing/language/translate.ts'
import { ChipButton } from './chip-button.tsx'

type Props = {
  filters: readonly { name: string; label: string }[]
  onAsk: (name: string) => void
}

/** Filters that few people need: the chosen one gets a chip of its own. */
export const MoreChip = ({ filters, onAsk }: Props) => (
  <Menu position="bottom-start">
    <Menu.Target>
      <ChipButton label={t('More filters')} />
    </Menu.Target>
    <Menu.Dropdown>
      {filters.map(({ name, label }) => (
        <Menu.Item key={name} onClick={() => onAsk(name)}>
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
