import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { Button, Group } from '@mantine/core'
import { t } from '../language/translate.ts'
import { go } from '../paths/navigate.ts'
import { to } from '../paths/to.ts'
import { switchContext } from '../session/lifecycle.ts'
import { useSession } from '../session/session.ts'

/** The agencies of a person beside the present one. */
const othersOf = (user: SessionUser | null) =>
  user?.agents.filter(
    ({ agency, status }) => status === 'active' && agency.id !== user.agency?.id,
  ) ?? []

/** Goes on in the other agency at the same address; by way of /redirect the screen is made anew. */
const lookIn = async (agentId: string): Promise<void> => {
  await switchContext({ agent_id: agentId })
  go(to('redirect', {}, { to: location.pathname + location.search }), { replace: true })
}

type Props = { onFailure: (error: unknown) => void }

/** Offers to look in another agency of the person; the address stays. Nothing where there is none. */
export const AgencyOffer = ({ onFailure }: Props) => {
  const others = othersOf(useSession())
  if (others.length === 0) return null
  return (
    <Group gap="xs" mt="xs">
      {others.map(({ id, agency }) => (
        <Button
          key={id}
          size="compact-sm"
          variant="light"
          onClick={() => void lookIn(id).catch(onFailure)}
        >
          {t('Look in {agency}', { agency: agency.name })}
        </Button>
      ))}
    </Group>
  )
}
