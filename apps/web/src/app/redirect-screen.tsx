import { useEffect, useState } from 'react'
import { useGo } from '../plumbing/paths/navigate.ts'
import { to } from '../plumbing/paths/to.ts'
import { useFlatQuery, usePathParams } from '../plumbing/paths/use-params.ts'
import { safeTarget } from '../plumbing/session/redirect.ts'
import { useUser } from '../plumbing/session/session.ts'
import { homeOf } from './home.ts'

/** R039: resolves `?to=` and goes on; a target outside of the app leads home. */
export const RedirectScreen = () => {
  const user = useUser()
  const { to: target } = useFlatQuery()
  return <Onward href={safeTarget(target) ?? homeOf(user)} />
}

/** Caregivers are kept under the agents' path. */
export const CaregiverRedirectScreen = () => {
  const { id } = usePathParams('caregiver')
  return <Onward href={to('agent', { agentId: id })} />
}

/** Goes to the target of the arrival: on the way there the address has no `?to=` any more. */
const Onward = ({ href }: { href: string }) => {
  const go = useGo()
  const [target] = useState(href)
  useEffect(() => go(target, { replace: true }), [go, target])
  return null
}
