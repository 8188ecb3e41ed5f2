import * as contract from '@homeward/contract/insights/areas'
import { verb } from '../../plumbing/http/verb.ts'
import { countWaitingClaims } from '../billing/door.ts'
import { countActiveAgents } from '../caregivers/door.ts'
import { countActiveClients } from '../clients/door.ts'
import { countWaiting } from '../visits/door.ts'

type Counted = { total: number; capped: boolean }

const counted = ({ total, capped }: Counted): Counted => ({ total, capped })

/** How many records stand behind the lines of the menu: each as its list counts them. */
export const areaCounts = verb(contract.areaCounts, async (ctx, { office_id }) => ({
  clients: ctx.may('clients.read') ? counted(await countActiveClients(ctx, office_id)) : null,
  caregivers: ctx.may('caregivers.read') ? counted(await countActiveAgents(ctx, office_id)) : null,
  visits: ctx.may('visits.review')
    ? { total: await countWaiting(ctx, office_id), capped: false }
    : null,
  claims: ctx.may('claims.read') ? counted(await countWaitingClaims(ctx, office_id)) : null,
}))
