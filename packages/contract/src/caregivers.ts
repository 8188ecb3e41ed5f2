import { roles } from '@homeward/domain/identity/roles'
import { z } from 'zod'
import { endpoint, page } from './endpoint.ts'
import { id, paging, sort } from './fields.ts'
import { agentStatus } from './identity.ts'

export const CaregiverRow = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  role: z.enum(roles),
  status: agentStatus,
  phone: z.string().nullable(),
  offices: z.array(z.object({ id, name: z.string() })),
})
export type CaregiverRow = z.infer<typeof CaregiverRow>

export const listCaregivers = endpoint({
  room: 'caregivers',
  spec: 'E125',
  summary: 'Caregivers, 30 a page, by last name',
  method: 'GET',
  path: '/caregivers',
  permission: 'caregivers.read',
  input: {
    search: z.string().trim().max(100).optional(),
    status: agentStatus.optional(),
    sort: sort(['last_name', 'first_name'], 'last_name'),
    ...paging(30),
  },
  returns: page(CaregiverRow),
})
