import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { Button, Menu } from '@mantine/core'
import { IconBuilding, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { showFailure } from '../../plumbing/failures/show.ts'
import { go } from '../../plumbing/paths/navigate.ts'
import { type Place, switchContext } from '../../plumbing/session/lifecycle.ts'
import { placesOf } from '../../plumbing/session/places.ts'
import { homeOf } from '../home.ts'
import { SuperAdminMark } from './super-admin-mark.tsx'

/** Goes on in another agency or office; not there where a person has but one. */
export const OfficeSwitch = ({ user }: { user: SessionUser }) => (
  <>
    <SuperAdminMark user={user} />
    <OfficeMenu user={user} />
  </>
)

const OfficeMenu = ({ user }: { user: SessionUser }) => {
  const places = placesOf(user)
  if (places.length < 2) return null
  const choose = async (place: Place) => {
    try {
      go(homeOf(await switchContext(place)))
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconBuilding size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          visibleFrom="xs"
        >
          {places.find(({ here }) => here)?.label ?? 'Choose an office'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Work in another office</Menu.Label>
        {places.map(({ key, label, agency, here, place }) => (
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
