import { isDay } from '../../dates.ts'
import { forms, limits } from '../forms.ts'
import type { ProfessionalClaim, ServiceLine } from '../types.ts'
import type { Checker } from './checker.ts'
import { checkProvider } from './parties.ts'

interface Where {
  readonly claim: ProfessionalClaim
  readonly birthDate: string
  readonly chargeable: boolean
}

export function checkLine(line: ServiceLine, where: Where, at: string, check: Checker): void {
  checkProcedure(line, at, check)
  checkMoney(line, where, at, check)
  checkDays(line, where, at, check)
  checkPointers(line, where.claim.diagnoses.length, at, check)
  check.returnedId(`${at}.control`, line.control, 30)
  check.optionalId(`${at}.priorAuthorization`, line.priorAuthorization, 50)
  check.optionalText(`${at}.note`, line.note, 80)
  checkProvider(line.rendering, `${at}.rendering`, check)
  checkProvider(line.ordering, `${at}.ordering`, check)
}

function checkProcedure(line: ServiceLine, at: string, check: Checker): void {
  const { procedure, modifiers = [], placeOfService } = line
  const sentence = `is no procedure code of 5 characters: "${procedure}"`
  check.require(forms.procedure(procedure), `${at}.procedure`, sentence)
  const few = modifiers.length <= limits.modifiers
  check.require(few, `${at}.modifiers`, `are more than ${limits.modifiers}`)
  modifiers.forEach((modifier, index) => {
    const word = `is no modifier of 2 characters: "${modifier}"`
    check.require(forms.modifier(modifier), `${at}.modifiers[${index}]`, word)
  })
  if (placeOfService === undefined) return
  const place = forms.placeOfService(placeOfService)
  check.require(place, `${at}.placeOfService`, 'is not two digits')
}

function checkMoney(line: ServiceLine, where: Where, at: string, check: Checker): void {
  const { charge, rate, units } = line
  const amount = Number.isSafeInteger(charge) && charge >= 0 && charge < 100_000_000_00
  check.require(amount, `${at}.charge`, 'is no amount in cents')
  if (where.chargeable) check.require(charge !== 0, `${at}.charge`, 'is nothing')
  const sentence = 'are not more than 0 with at most 3 decimals'
  check.require(forms.units(units), `${at}.units`, sentence)
  if (rate === undefined) return
  const expected = priceOf(units, rate)
  const fits = charge === expected
  check.require(fits, `${at}.charge`, `is ${charge} cents; units x rate are ${expected}`)
}

/** Units x rate in cents, rounded half up; exact because units are counted in thousandths. */
export const priceOf = (units: number, rate: number): number =>
  Math.round((Math.round(units * 1000) * rate) / 1000)

function checkDays(line: ServiceLine, where: Where, at: string, check: Checker): void {
  check.pastDay(`${at}.date`, line.date)
  const born = !isDay(line.date) || line.date >= where.birthDate
  check.require(born, `${at}.date`, 'is before the client was born')
  if (line.through === undefined) return
  check.pastDay(`${at}.through`, line.through)
  check.require(line.through >= line.date, `${at}.through`, 'is before the first day')
}

function checkPointers(line: ServiceLine, diagnoses: number, at: string, check: Checker): void {
  const pointers = line.diagnosisPointers
  const path = `${at}.diagnosisPointers`
  check.require(pointers.length > 0, path, 'are none')
  check.require(pointers.length <= limits.pointers, path, `are more than ${limits.pointers}`)
  check.require(new Set(pointers).size === pointers.length, path, 'name one diagnosis twice')
  for (const pointer of pointers) {
    const there = Number.isInteger(pointer) && pointer >= 1 && pointer <= diagnoses
    check.require(there, path, `name diagnosis ${pointer}, but the claim has ${diagnoses}`)
  }
}
