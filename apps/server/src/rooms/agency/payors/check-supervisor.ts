import type { RenderingProvider } from '@homeward/domain/agency/claim-providers'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { findActiveAgent } from './payor-store.ts'

type Chosen = {
  rendering_provider?: RenderingProvider | undefined
  supervising_agent_id?: string | null | undefined
}

/** Refuses a supervisor who does not work for the agency, and a payor that wants to see one and has none. */
export async function checkSupervisor(ctx: Ctx, sent: Chosen, before: Chosen = {}): Promise<void> {
  const { supervising_agent_id: id = before.supervising_agent_id } = sent
  const rendering = sent.rendering_provider ?? before.rendering_provider
  if (!id && rendering === 'supervisor') throw refused(missing)
  if (!id || id === before.supervising_agent_id) return
  if (!(await findActiveAgent(ctx.tx, id))) throw refused(unfit)
}

const missing = 'Choose the supervisor that claims name as the rendering provider.'
const unfit = 'This person was not found or does not work here any more. Choose another one.'

const refused = (sentence: string): Failure =>
  new Failure('invalid', { fields: { supervising_agent_id: [sentence] } })
