import { Button } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { serverAnswers } from '../plumbing/api/health.ts'
import { t } from '../plumbing/language/translate.ts'
import { useGo } from '../plumbing/paths/navigate.ts'
import { to } from '../plumbing/paths/to.ts'
import { useFlatQuery } from '../plumbing/paths/use-params.ts'
import { safeTarget } from '../plumbing/session/redirect.ts'
import { onWipe } from '../plumbing/session/wipe.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { AlonePage } from '../ui/page/alone-page.tsx'

/** How often the server is asked by itself whether it is back, in milliseconds. */
const every = 5000
/** A page that fails again this soon after its return is left to the person. */
const soon = 60_000

let returned: { target: string; at: number } | undefined
onWipe(() => {
  returned = undefined
})

/** Where the person was; the address is a link that anybody may have written. */
const targetIn = (from: string | undefined): string => {
  const target = safeTarget(from)
  const here = to('error.unresponsive')
  return target === undefined || target.split(/[?#]/)[0] === here ? to('redirect') : target
}

/** R002: the server did not answer. When it is back, the person is back where they were. */
export const UnresponsiveScreen = () => {
  const go = useGo()
  const { from } = useFlatQuery()
  const target = targetIn(from)
  const [state, setState] = useState<'idle' | 'trying' | 'still'>('idle')

  const goBack = useCallback(async (): Promise<boolean> => {
    const back = await serverAnswers()
    if (back) go(target, { replace: true })
    return back
  }, [go, target])

  const retry = async () => {
    setState('trying')
    if (!(await goBack())) setState('still')
  }

  useEffect(() => {
    const tooSoon = returned?.target === target && Date.now() - returned.at < soon
    if (tooSoon) return undefined
    let left = false
    const look = async () => {
      if (!left && (await goBack())) returned = { target, at: Date.now() }
    }
    const timer = setInterval(() => void look(), every)
    const now = () => void look()
    window.addEventListener('online', now)
    return () => {
      left = true
      clearInterval(timer)
      window.removeEventListener('online', now)
    }
  }, [goBack, target])

  return (
    <AlonePage title={t('No response')}>
      <EmptyState
        scene="dark"
        role="alert"
        title={state === 'still' ? t('Still not responding') : t('The server is not responding')}
        hint={t(
          'Your network or the server may be down. What you typed is kept as a draft. As soon as the server is back, you are taken back to where you were.',
        )}
        action={
          <Button loading={state === 'trying'} onClick={() => void retry()}>
            {t('Try again')}
          </Button>
        }
      />
    </AlonePage>
  )
}
