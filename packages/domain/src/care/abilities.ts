import { type Holder, holds } from '../identity/abilities.ts'
import { careplanMoves } from './careplan.ts'
import type { CareplanStatus } from './vocabulary.ts'

/** What may be done with an authorization. */
export const authorizationAbilities = (
  holder: Holder,
  authorization: { status: string },
): Record<string, boolean> => {
  const may = holds(holder, 'authorizations.write')
  return {
    edit: may && authorization.status !== 'archived',
    archive: may && authorization.status !== 'archived',
    restore: may && authorization.status === 'archived',
    add_careplan: holds(holder, 'careplans.write') && authorization.status !== 'archived',
  }
}

/** What may be done with a care plan. */
export const careplanAbilities = (
  holder: Holder,
  {
    status,
    isOver,
    versions,
  }: {
    status: CareplanStatus
    /** Whether its last day is over: no visit can come of it. */
    isOver: boolean
    /** Those of all its versions. */
    versions: readonly CareplanStatus[]
  },
): Record<string, boolean> => {
  const may = holds(holder, 'careplans.write')
  const moves = careplanMoves[status]
  return {
    edit: may && (status === 'draft' || status === 'scheduled'),
    schedule: may && moves.includes('scheduled'),
    activate: may && !isOver && moves.includes('active'),
    end: may && moves.includes('inactive'),
    archive: may && moves.includes('archived'),
    /** Any version can be the model of the next one while one is in force. */
    revise:
      may &&
      status !== 'draft' &&
      status !== 'scheduled' &&
      versions.includes('active') &&
      !versions.some((one) => one === 'draft' || one === 'scheduled'),
    allocate: may && (status === 'draft' || status === 'scheduled'),
  }
}
