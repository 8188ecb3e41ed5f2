import { type ClientFilterName, clientFlags } from '@homeward/domain/clients/list'
import { clientStatuses } from '@homeward/domain/clients/vocabulary'
import { z } from 'zod'
import { id, sort } from '../fields.ts'

/** The filters and the order of a client list, the same for every call on that list. */
export const clientFilter = {
  /** Parts of names and phone numbers, or the whole of a member id. */
  search: z.string().trim().max(100, 'Enter no more than 100 characters.').optional(),
  status: z.enum([...clientStatuses, 'all']).default('active'),
  office_id: id.optional(),
  payor_id: id.optional(),
  service_id: id.optional(),
  tag: z.string().trim().min(1).max(40).optional(),
  language: z.string().trim().min(1).max(40).optional(),
  flag: z.enum(clientFlags).optional(),
  sort: sort(['last_name', 'first_name', 'birthdate', 'status', 'created_at'], 'last_name'),
} satisfies Record<ClientFilterName, z.ZodType>
