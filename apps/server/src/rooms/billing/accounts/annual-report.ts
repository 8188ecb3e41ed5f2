import * as contract from '@homeward/contract/billing/accounts'
import { sumMoney } from '@homeward/domain/billing/money-sums'
import { verb } from '../../../plumbing/http/verb.ts'
import { namesOf, sumYear, type YearSum } from './annual-store.ts'

const months = Array.from({ length: 12 }, (_, at) => at + 1)

const moneyOf = (rows: readonly YearSum[]) => {
  const { charged, paid, adjusted, patient, denied, owed } = sumMoney(rows)
  return {
    charged_cents: charged,
    paid_cents: paid,
    adjusted_cents: adjusted,
    patient_cents: patient,
    denied_cents: denied,
    owed_cents: owed,
  }
}

const sumOf = (rows: readonly YearSum[], ...accounts: YearSum['account'][]): number =>
  rows
    .filter(({ account }) => accounts.includes(account))
    .reduce((sum, { cents }) => sum + cents, 0)

/** The year by the days on which the journal posted it, so that it agrees with the journal. */
export const annualBillingReport = verb(contract.annualBillingReport, async (ctx, input) => {
  const { year, office_id: officeId } = input
  const rows: YearSum[] = await sumYear(ctx.tx, { year, officeId })
  const claimed = rows.filter(({ payor_id }) => payor_id !== null)
  const loose = rows.filter(({ payor_id }) => payor_id === null)
  const byPayor = Map.groupBy(claimed, ({ payor_id }) => payor_id ?? '')
  const byService = Map.groupBy(claimed, ({ service_id }) => service_id ?? '')
  const names = await namesOf(ctx.tx, {
    payorIds: [...byPayor.keys()],
    serviceIds: [...byService.keys()],
  })
  const named = (groups: Map<string, YearSum[]>) =>
    [...groups]
      .map(([id, own]) => ({ id, record: id, name: names.get(id) ?? '', ...moneyOf(own) }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
  return {
    year,
    months: months.map((month) => ({
      month,
      ...moneyOf(claimed.filter((row) => row.month === month)),
    })),
    payors: named(byPayor),
    services: named(byService),
    unassigned: {
      paid_cents: sumOf(loose, 'cash', 'unapplied_cash'),
      provider_cents: sumOf(loose, 'provider_adjustment'),
    },
    totals: moneyOf(claimed),
  }
})
