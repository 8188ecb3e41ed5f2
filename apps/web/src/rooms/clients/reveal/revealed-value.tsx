import { type RevealableClientField, revealClientField } from '@homeward/contract/clients/reveal'
import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../plumbing/api/call.ts'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { None } from '../../../ui/text/values.tsx'
import styles from './reveal.module.css'

/** How long a protected value stands on the screen, in seconds. */
const revealSeconds = 30

type Props = {
  clientId: string
  field: RevealableClientField
  mask: string | null
  /** What it is, for the button: "Member ID". */
  label: string
}

/**
 * A protected value behind its mask. Who may, sees it for half a minute; each look is kept in the
 * trail. The value lives in this component alone, never among the queries that are kept.
 */
export const RevealedValue = ({ clientId, field, mask, label }: Props) => {
  const can = useCan()
  const [value, setValue] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  if (mask === null) return <None />

  const reveal = async () => {
    setAsking(true)
    try {
      const shown = await call(revealClientField, { id: clientId, field })
      setValue(shown.value)
    } catch (error) {
      showFailure(error)
    } finally {
      setAsking(false)
    }
  }
  return (
    <span className={styles.value}>
      <span className="tabular">{value ?? mask}</span>
      {value !== null && <Countdown onEnd={() => setValue(null)} />}
      {value !== null && (
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconEyeOff size={13} aria-hidden />}
          aria-label={`Hide ${label.toLowerCase()}`}
          onClick={() => setValue(null)}
        >
          Hide
        </Button>
      )}
      {value === null && can('clients.reveal') && (
        <Button
          size="compact-xs"
          variant="subtle"
          loading={asking}
          leftSection={<IconEye size={13} aria-hidden />}
          aria-label={`Reveal ${label.toLowerCase()}`}
          onClick={() => void reveal()}
        >
          Reveal
        </Button>
      )}
    </span>
  )
}

const Countdown = ({ onEnd }: { onEnd: () => void }) => {
  const [left, setLeft] = useState(revealSeconds)
  const tick = useEffectEvent(() => {
    if (left <= 1) onEnd()
    else setLeft(left - 1)
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span className={styles.left}>{left} s</span>
}
