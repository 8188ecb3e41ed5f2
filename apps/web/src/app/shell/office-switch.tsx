import type { SessionUser } from '@homeward/contract/identity'
import { Button, Menu } from '@mantine/core'
import { IconBuilding, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { showFailure } from '../../plumbing/failures/show.ts'
import { go } from '../../plumbing/paths/navigate.ts'
import { switchContext } from '../../plumbing/session/lifecycle.ts'
import { homeOf } from '../home.ts'

type Place = {
  key: string
  agentId: string
  assignmentId: string | undefined
  label: string
  agency: string
}

/** Goes on in another agency or office; not there where a person has but one. */
export const OfficeSwitch = ({ user }: { user: SessionUser }) => {
  const places = placesOf(user)
  if (places.length < 2) return null
  const here = places.find((place) => isHere(place, user))
  const choose = async (place: Place) => {
    try {
      go(homeOf(await switchContext(place.agentId, place.assignmentId)))
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
          {here?.label ?? 'Choose an office'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Work in another office</Menu.Label>
        {places.map((place) => (
          <Menu.Item
            key={place.key}
            data-autofocus={place === here || undefined}
            rightSection={place === here && <IconCheck size={14} aria-label="chosen" />}
            onClick={() => void choose(place)}
          >
            {place.label}
            {user.agents.length > 1 && ` · ${place.agency}`}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const placesOf = (user: SessionUser): Place[] =>
  user.agents.flatMap<Place>(({ id: agentId, agency, assignments }) =>
    assignments.length === 0
      ? [
          {
            key: agentId,
            agentId,
            assignmentId: undefined,
            label: agency.name,
            agency: agency.name,
          },
        ]
      : assignments.map((assignment) => ({
          key: assignment.id,
          agentId,
          assignmentId: assignment.id,
          label: assignment.office_name,
          agency: agency.name,
        })),
  )

const isHere = (place: Place, user: SessionUser): boolean =>
  place.agentId === user.agent_id &&
  (place.assignmentId === undefined || place.assignmentId === user.assignment_id)
