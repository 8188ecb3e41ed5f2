import { reasonsOfVendors } from '@homeward/domain/visits/codes/vendor-codes'
import {
  reasonOf,
  type ReasonKind,
  reasonWords,
  standardReasons,
} from '@homeward/domain/visits/reasons'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { ownReasons } from './reason-store.ts'
import { codesOfVendors } from './vendor-code-store.ts'

type Given = { kind: ReasonKind; key: string | undefined; field?: string }

/** The words of codes that somebody gives; refuses a code that is unknown or archived. */
export async function refuseUnknownReasons(ctx: Ctx, given: readonly Given[]): Promise<string[]> {
  const asked = given.filter((one): one is Given & { key: string } => one.key !== undefined)
  const standard = asked.every(({ kind, key }) => reasonOf(standardReasons, kind, key))
  const own = standard ? [] : (await ownReasons(ctx.tx)).filter(({ archived }) => !archived)
  const ofVendors = standard ? [] : reasonsOfVendors(await codesOfVendors(ctx.tx))
  return asked.map(({ kind, key, field = kind }) => {
    const reason = reasonOf([...standardReasons, ...ofVendors, ...own], kind, key)
    if (reason) return reasonWords(reason)
    throw new Failure('invalid', { fields: { [field]: ['This code is unknown. Choose another.'] } })
  })
}
