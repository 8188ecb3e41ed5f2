import { type FileProblem } from '@homeward/domain/billing/readiness-file'
import { checkProfessional } from '@homeward/x12/professional/write'
import type { Ctx } from '../../../plumbing/context.ts'
import type { BillingAgency } from '../agency-store.ts'
import { batchOf } from '../transmissions/batch.ts'
import type { Written } from '../transmissions/written.ts'
import type { BatchPayor } from '../transmissions/store.ts'

/** What keeps a claim from being written into a file, as the writer itself says. */
export function problemsOf(
  ctx: Ctx,
  from: { agency: BillingAgency; payor: BatchPayor },
  claim: Written,
): readonly FileProblem[] {
  // The number of the file is given later, and is right then.
  const batch = batchOf(ctx, { ...from, control: 1 }, [claim])
  return checkProfessional(batch, ctx.today)
}
