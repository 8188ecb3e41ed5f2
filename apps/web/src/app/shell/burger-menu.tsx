import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { Burger } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { PhoneMenu } from './phone-menu.tsx'

/** The way to the menu where there is no room for the rail. */
export const BurgerMenu = ({ user }: { user: SessionUser }) => {
  const [opened, { toggle, close }] = useDisclosure(false)
  return (
    <>
      <Burger
        hiddenFrom="sm"
        size="sm"
        opened={opened}
        onClick={toggle}
        aria-label={opened ? 'Close menu' : 'Open menu'}
        aria-expanded={opened}
      />
      <PhoneMenu user={user} opened={opened} onClose={close} />
    </>
  )
}
