import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { showFailure } from '../plumbing/failures/show.ts'
import { followActivity, lastActivity, noteActivity } from '../plumbing/session/activity.ts'
import { lockSession } from '../plumbing/session/lifecycle.ts'
import { worksOffline } from '../plumbing/session/offline-work.ts'
import { useSession } from '../plumbing/session/session.ts'
import { type SessionState, sessionStateOf } from '../plumbing/session/time-limits.ts'
import { touchServer, touchWhenDue } from '../plumbing/session/touch.ts'
import { useNow } from '../ui/text/use-now.ts'

/** Ends a session that nobody works in, or that is too old; warns a minute before. */
export const SessionLimits = () => {
  const user = useSession()
  return user && <Limits key={user.id} user={user} />
}

const Limits = ({ user }: { user: SessionUser }) => {
  const now = useNow(1000)
  const current = sessionStateNow(user)
  const [dismissed, dismiss] = useState(false)

  useEffect(noteActivity, [])
  useEffect(() => followActivity(() => sessionStateNow(user).state === 'fine'), [user])
  useEffect(() => {
    // To sign in is to be here, as was just noted; what was rendered before does not know it yet.
    if (sessionStateNow(user).state === 'over') lockSession()
    else void touchWhenDue(user.idle_timeout).catch(tolerate)
  }, [now, user])

  if (current.state !== 'ending') return null
  const props = { seconds: current.seconds, onLock: lockSession }
  if (current.why === 'idle') return <IdleDialog {...props} />
  return dismissed ? null : <AgeDialog {...props} onDismiss={() => dismiss(true)} />
}

const sessionStateNow = ({
  idle_timeout: idleMinutes,
  expires_at: endsAt,
}: SessionUser): SessionState =>
  worksOffline()
    ? { state: 'fine' }
    : sessionStateOf({ now: Date.now(), activeAt: lastActivity(), idleMinutes, endsAt })

/** Nobody waits for it, so no answer at all is no trouble. */
const tolerate = (error: unknown): void => showFailure(error, { allowTimeout: true })

type Props = { seconds: number; onLock: () => void }

const IdleDialog = ({ seconds, onLock }: Props) => {
  const [asking, setAsking] = useState(false)
  const stay = async () => {
    setAsking(true)
    await touchServer().catch(tolerate)
    noteActivity()
    setAsking(false)
  }
  return (
    <Modal opened onClose={() => void stay()} title="Are you still here?" withCloseButton={false}>
      <Text mb="lg">
        Nobody has used Homeward here for a while. You are signed out in{' '}
        <strong className="tabular">{seconds}</strong> {seconds === 1 ? 'second' : 'seconds'}. What
        you typed is kept for you.
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onLock}>
          Sign out now
        </Button>
        <Button onClick={() => void stay()} loading={asking} data-autofocus>
          Stay signed in
        </Button>
      </Group>
    </Modal>
  )
}

const AgeDialog = ({ seconds, onLock, onDismiss }: Props & { onDismiss: () => void }) => (
  <Modal opened onClose={onDismiss} title="Time to sign in again" withCloseButton={false}>
    <Text mb="lg">
      A session ends after some hours, whatever is done in it. This one ends in{' '}
      <strong className="tabular">{seconds}</strong> {seconds === 1 ? 'second' : 'seconds'}. What
      you typed is kept, and you come back to this page.
    </Text>
    <Group justify="flex-end">
      <Button variant="default" onClick={onDismiss}>
        Use the time
      </Button>
      <Button onClick={onLock} data-autofocus>
        Sign in again now
      </Button>
    </Group>
  </Modal>
)
