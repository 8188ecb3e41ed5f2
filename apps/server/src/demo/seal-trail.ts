import { sealAgency } from '../plumbing/audit/seal.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { demoAgencyId } from './data/agency.ts'
import { onStage, type Stage } from './stage.ts'

/** Seals the audit events of the demo, so that a server that starts on it has nothing to catch up with. */
export async function sealTrail(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  await sealAgency(stage.services, stage.db, demoAgencyId)
  await onStage(stage, note)
}
