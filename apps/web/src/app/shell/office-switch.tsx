import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { Button } from '@mantine/core'
import { IconBuilding, IconChevronDown } from '@tabler/icons-react'
import { t } from '../../plumbing/language/translate.ts'
import { placesOf } from '../../plumbing/session/places.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { loadOfficeItems } from './popups.ts'
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
  return (
    <OnDemand kind="menu" load={loadOfficeItems}>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<IconBuilding size={16} aria-hidden />}
        rightSection={<IconChevronDown size={14} aria-hidden />}
        visibleFrom="xs"
      >
        {places.find(({ here }) => here)?.label ?? t('Choose office')}
      </Button>
    </OnDemand>
  )
}
