import type { EvvClient, EvvPayor, EvvProvider, EvvService } from '../record.ts'
import { clientKey } from './keys.ts'
import type { ProviderIdentification } from './shape.ts'
import { cut } from './text.ts'

/** How one account at Sandata names the agency, its clients, its caregivers and its payors. */
export type SandataAccount = {
  provider: EvvProvider
  providerQualifier: string | null
  clientQualifier: string | null
  agentQualifier: string | null
  /** In place of the payor's own number and program. */
  payerId: string | null
  payerProgram: string | null
  /** Stands for the agency in VisitChanges. */
  changedBy: string
}

/** The agency's number, of the kind that the account asks for. */
export function provider({ provider: agency, providerQualifier }: SandataAccount) {
  const qualifier = providerQualifier ?? usualQualifier
  return {
    ProviderQualifier: qualifier,
    ProviderID: cut(agency[agencyNumber(qualifier)], 64),
  } satisfies ProviderIdentification
}

const usualQualifier = 'MedicaidID'

/** Which of the agency's numbers a qualifier asks for. */
export const agencyNumber = (
  qualifier: string | null,
): keyof Pick<EvvProvider, 'npi' | 'taxId' | 'providerNumber'> => {
  const asked = qualifier ?? usualQualifier
  if (/npi/i.test(asked)) return 'npi'
  return /tax|ein/i.test(asked) ? 'taxId' : 'providerNumber'
}

/** What a client is known by: the Medicaid ID, unless the account goes by our own key. */
export function clientIdentity(
  { clientQualifier }: SandataAccount,
  { id, medicaidId }: Pick<EvvClient, 'id' | 'medicaidId'>,
) {
  const qualifier = clientQualifier ?? 'ClientCustomID'
  const key = clientKey(id)
  const custom = cut(medicaidId, 24) ?? key
  return { qualifier, key, custom, identifier: qualifier === 'ClientOtherID' ? key : custom }
}

export const employeeQualifier = ({ agentQualifier }: SandataAccount): string =>
  agentQualifier ?? 'EmployeeCustomID'

/** Payor and service, the way visits and clients both carry them. */
export function billedTo(account: SandataAccount, payor: EvvPayor, service: EvvService | null) {
  const [first, second, third, fourth] = service?.modifiers ?? []
  return {
    PayerID: cut(account.payerId ?? payor.id, 64),
    PayerProgram: cut(account.payerProgram ?? payor.program, 9),
    ProcedureCode: cut(service?.procedureCode ?? null, 5),
    Modifier1: cut(first ?? null, 2),
    Modifier2: cut(second ?? null, 2),
    Modifier3: cut(third ?? null, 2),
    Modifier4: cut(fourth ?? null, 2),
  }
}
