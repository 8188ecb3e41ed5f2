import { useState } from 'react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { type Credentials, startSession } from '../../../plumbing/session/lifecycle.ts'
import { safeTarget } from '../../../plumbing/session/redirect.ts'
import { useWait } from './use-wait.ts'

/** A wait for a server that does not say how long it should be, in seconds. */
const usualWait = 30

/** Signing in: what was refused, how long to wait, and the credentials that still need a code. */
export const useSignIn = () => {
  const go = useGo()
  const { redirect } = useFlatQuery()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [held, setHeld] = useState<Credentials>()
  const [wait, beginWait] = useWait()

  const refuse = (error: unknown, credentials: Credentials) => {
    if (!(error instanceof ApiError) || error.status >= 500) return showFailure(error)
    if (error.code === 'second_factor_needed') return setHeld(credentials)
    if (error.code === 'throttled') beginWait(error.retryAfter ?? usualWait)
    return setRefusal(error.message)
  }

  const send = async (credentials: Credentials) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await startSession(credentials)
      // The guard of the sign-in page knows where this person starts.
      go(safeTarget(redirect) ?? to('signin'), { replace: true })
    } catch (error) {
      setBusy(false)
      refuse(error, credentials)
    }
  }

  return {
    busy,
    refusal,
    refuse: setRefusal,
    wait,
    held,
    send,
    back: () => {
      setHeld(undefined)
      setRefusal(undefined)
    },
  }
}

export type SignIn = ReturnType<typeof useSignIn>
