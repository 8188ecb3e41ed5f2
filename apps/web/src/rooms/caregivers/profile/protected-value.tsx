import { revealAgentField, type RevealableAgentField } from '@homeward/contract/caregivers/agents'
import { Button, Group } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { call } from '../../../plumbing/api/call.ts'
import { showFailure } from '../../../plumbing/failures/show.ts'

type Props = {
  agentId: string
  field: RevealableAgentField
  label: string
  masked: string
  mayReveal: boolean
}

/** How long a number stands on the screen in plain, in milliseconds. */
const shownFor = 30_000

/** A number that is shown masked. In plain it lives in this component only, for half a minute. */
export const ProtectedValue = ({ agentId, field, label, masked, mayReveal }: Props) => {
  const [plain, setPlain] = useState<string>()
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (plain === undefined) return undefined
    const timer = setTimeout(() => setPlain(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [plain])
  const reveal = async () => {
    setAsking(true)
    try {
      const { value } = await call(revealAgentField, { id: agentId, field })
      setPlain(value ?? undefined)
    } catch (failure) {
      showFailure(failure)
    } finally {
      setAsking(false)
    }
  }
  return (
    <Group gap={6}>
      <span className="tabular" aria-live="polite">
        {plain ?? masked}
      </span>
      {mayReveal && (
        <Button
          size="compact-xs"
          variant="default"
          loading={asking}
          leftSection={
            plain ? <IconEyeOff size={13} aria-hidden /> : <IconEye size={13} aria-hidden />
          }
          aria-label={`${plain ? 'Hide' : 'Reveal'} ${label}`}
          onClick={() => (plain ? setPlain(undefined) : void reveal())}
        >
          {plain ? 'Hide' : 'Reveal'}
        </Button>
      )}
    </Group>
  )
}
