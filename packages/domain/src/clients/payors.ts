import type { PayerOrder } from '../agency/payer-order.ts'

/** Which number of a client a payor knows as the member ID. */
export const memberNumbers = ['medicaid_number', 'medicare_number', 'insurance_number'] as const
export type MemberNumber = (typeof memberNumbers)[number]
export const memberNumberLabels: Record<MemberNumber, string> = {
  medicaid_number: 'Medicaid number',
  medicare_number: 'Medicare number',
  insurance_number: 'Insurance number',
}

/** A payor of a client during some days; without a day, from the beginning or without an end. */
export type ClientPayor = {
  payorId: string
  payorName: string
  order: PayerOrder
  memberId: string | null
  groupNumber: string | null
  startDate: string | null
  endDate: string | null
  /** The client's own share of a month, in cents; null where none was set. */
  patientPayCents: number | null
}

/** The payors of a client on a day. */
export const payorsOn = <P extends Pick<ClientPayor, 'startDate' | 'endDate'>>(
  payors: readonly P[],
  day: string,
): P[] =>
  payors.filter(
    ({ startDate, endDate }) =>
      (startDate === null || startDate <= day) && (endDate === null || day <= endDate),
  )

/** The member ID that a payor knows a client by. */
export const memberIdFor = (
  client: { memberId: string | null; payors: readonly ClientPayor[] },
  payorId: string,
  day: string,
): string | null => {
  const own = payorsOn(client.payors, day).find((payor) => payor.payorId === payorId)
  return own ? own.memberId : client.memberId
}
