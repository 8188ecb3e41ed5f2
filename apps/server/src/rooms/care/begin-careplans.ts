import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import { alone, findBegun } from './begin-store.ts'
import { updateCareplan } from './update-careplan.ts'

/**
 * Activates scheduled plans whose first day has come, as a person would. One that cannot be stays scheduled,
 * and its page says why. Done again it finds nothing left to do.
 */
export async function beginCareplans(ctx: Ctx): Promise<void> {
  for (const { id } of await findBegun(ctx.tx, ctx.today)) {
    await alone(ctx.tx, () => updateCareplan(ctx, { id, status: 'active' })).catch(
      (error: unknown) => {
        if (!(error instanceof Failure)) throw error
      },
    )
  }
}
