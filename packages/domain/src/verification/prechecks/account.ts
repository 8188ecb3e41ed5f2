import { evvVendorLabels } from '../../agency/vocabulary.ts'
import { isPastWindow } from '../told-again.ts'
import { asks, type CheckedFor, type CheckedVisit, type Found } from './checked.ts'

/** The numbers of the agency that are missing. */
export function providerProblems({ vendor: asked, provider, account }: CheckedFor): Found[] {
  const vendor = evvVendorLabels[asked]
  const usual = asks[asked].provider
  const wanted = new Set(account.agencyBy === null ? usual : [...usual, account.agencyBy])
  const missing = [...wanted].filter((number) => !provider[number])
  return missing.map((number): Found => {
    switch (number) {
      case 'npi':
        return {
          cause: 'agency_npi_missing',
          message: `The agency has no NPI. ${vendor} knows the agency by it. Enter it in the agency's settings.`,
          fix: 'agency',
        }
      case 'taxId':
        return {
          cause: 'agency_tax_id_missing',
          message: `The agency has no tax ID. ${vendor} knows the agency by it. Enter it in the agency's settings.`,
          fix: 'agency',
        }
      case 'providerNumber':
        return {
          cause: 'provider_number_missing',
          message: `The payor has no provider number of the agency. ${vendor} knows the agency by it. Enter it at the payor.`,
          fix: 'payor',
        }
    }
  })
}

/** The program that a payor has at the vendor, where the account has to name it. */
export function programProblems(
  payors: readonly { program: string | null }[],
  { vendor }: CheckedFor,
): Found[] {
  const label = evvVendorLabels[vendor]
  return asks[vendor].program && payors.some(({ program }) => !program?.trim())
    ? [
        {
          cause: 'account_setting_missing',
          message: `“Payer program” is blank at the account. ${label} refuses clients and visits without it. Enter it as in the vendor's letter.`,
          fix: 'account',
        },
      ]
    : []
}

/** A visit of long ago is not told without somebody's decision. */
export function windowProblems(
  { day }: CheckedVisit,
  { vendor, today, account: { changeDays } }: CheckedFor,
): Found[] {
  return isPastWindow(day, today, changeDays)
    ? [
        {
          cause: 'past_window',
          message: `The visit is more than ${changeDays} days old, and the account tells ${evvVendorLabels[vendor]} of none that is older. Raise “Days back that changes are told” at the account, or archive the record.`,
          fix: 'account',
        },
      ]
    : []
}

/** A visit that must no longer count is told with its own reason or with that of the account. */
export function withdrawalProblems(
  { edit, missed }: CheckedVisit,
  { vendor, account }: CheckedFor,
): Found[] {
  const hasCode = Boolean(account.withdrawalCode ?? edit?.code ?? missed?.code)
  return asks[vendor].withdrawal && !hasCode
    ? [
        {
          cause: 'withdrawal_code_missing',
          message: `The visit must no longer count, and ${evvVendorLabels[vendor]} asks why. Enter “Reason code for withdrawn visits” at the account.`,
          fix: 'account',
        },
      ]
    : []
}
