import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { showFailure } from '../../plumbing/failures/show.ts'
import { t } from '../../plumbing/language/translate.ts'
import { go } from '../../plumbing/paths/navigate.ts'
import { type Place, switchContext } from '../../plumbing/session/lifecycle.ts'
import { placesOf } from '../../plumbing/session/places.ts'
import { useSession } from '../../plumbing/session/session.ts'
import type { PopupProps } from '../../ui/feedback/on-demand.tsx'
import { homeOf } from '../home.ts'

/** The places in which somebody can go on. */
export const OfficeItems = ({ target, opened, onChange }: PopupProps) => {
  const user = useSession()
  if (user === null) return null
  const choose = async (place: Place) => {
    try {
      go(homeOf(await switchContext(place)))
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <Menu position="bottom-end" opened={opened} onChange={onChange}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('Switch office')}</Menu.Label>
        {placesOf(user).map(({ key, label, agency, here, place }) => (
          <Menu.Item
            key={key}
            data-autofocus={here || undefined}
            rightSection={here && <IconCheck size={14} aria-label="chosen" />}
            onClick={() => void choose(place)}
          >
            {label}
            {user.agents.length > 1 && label !== agency && ` · ${agency}`}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
