import type { VendorVerification, VerificationProblem } from '@homeward/contract/verification/shape'
import { to } from '../../plumbing/paths/to.ts'

/** The page of the record that a vendor is told about. */
export const pageOf = ({
  kind,
  parent_id: id,
}: Pick<VendorVerification, 'kind' | 'parent_id'>): string => {
  switch (kind) {
    case 'visit':
      return to('visit', { id })
    case 'client':
      return to('client', { clientId: id })
    case 'agent':
      return to('agent', { agentId: id })
  }
}

type Fix = NonNullable<VerificationProblem['fix']>

/** The page where a problem is fixed, with the words of its link. */
export const fixOf = ({ type, id }: Fix): { href: string; words: string } => {
  switch (type) {
    case 'visit':
      return { href: to('visit', { id }), words: 'Open the visit' }
    case 'client':
      return { href: to('client', { clientId: id }), words: 'Open the client' }
    case 'agent':
      return { href: to('agent', { agentId: id }), words: 'Open the caregiver' }
    case 'payor':
      return { href: to('admin.payor', { payorId: id }), words: 'Open the payor' }
    case 'service':
      return { href: to('admin.service-types', {}), words: 'Open the service' }
    case 'account':
      return {
        href: to('admin.integration-accounts', {}, { open: id }),
        words: 'Open the account',
      }
    case 'agency':
      return { href: to('admin.agency', {}), words: 'Open the agency' }
  }
}
