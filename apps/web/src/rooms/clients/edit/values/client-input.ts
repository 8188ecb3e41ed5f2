import { revealableClientFields } from '@homeward/contract/clients/reveal'
import { needed } from '../../../../ui/form/needed.ts'
import { isBlankAddress } from '../../../../ui/address/address-values.ts'
import { rowsInput } from '../../../../ui/form/rows.ts'
import type { ClientValues } from './client-values.ts'
import { contactLists, isBlankContact } from './contact-values.ts'

type Values = Partial<ClientValues>

const listNames = Object.values(contactLists)

/** Whether a field is one of the numbers that are shown masked. */
export const isNumber = (name: string): boolean =>
  revealableClientFields.some((field) => field === name)

/** Whether a text is the mask of a stored number, as the comparison of two versions offers it. */
const isMask = (text: string): boolean => text.includes('•')

/** New numbers and removed ones; an empty field keeps what is stored, so it is not sent. */
const numbersInput = (values: Values) =>
  Object.fromEntries(
    revealableClientFields
      .map((field) => [field, values[field]] as const)
      .filter(([, number]) => number === null || (number && !isMask(number))),
  )

const listsInput = (values: Values) =>
  Object.fromEntries(
    listNames.flatMap((name) => {
      const rows = values[name]
      return rows ? [[name, rowsInput(rows, isBlankContact)]] : []
    }),
  )

/** The input of an endpoint that the fields mean; only fields that are there are sent. */
export const clientInput = (values: Values): Record<string, unknown> => {
  const rest: Values = { ...values }
  for (const name of [...revealableClientFields, ...listNames] as const) delete rest[name]
  const { addresses_attributes: addresses, ...plain } = rest
  return {
    ...needed(plain, ['first_name', 'last_name', 'gender']),
    ...numbersInput(values),
    ...listsInput(values),
    ...(addresses && { addresses_attributes: rowsInput(addresses, isBlankAddress) }),
  }
}

/** Whether two values of a field mean the same; an emptied choice is null where it was ''. */
const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other)

const written = (value: unknown): string =>
  JSON.stringify(value ?? '', (_, part: unknown) => part ?? '')

const changedParts = <V extends object>(values: V, before: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        // Emptied on purpose is not the same as left empty.
        (value === null && isNumber(name)) || !isSame(value, before[name as keyof V]),
    ),
  ) as Partial<V>

/** The fields that a person changed; of demographics and settings the parts. */
export const changedValues = (values: ClientValues, before: ClientValues): Values => {
  const changed = changedParts(values, before)
  return {
    ...changed,
    ...(changed.demographics && {
      demographics: changedParts(values.demographics, before.demographics),
    }),
    ...(changed.settings && { settings: changedParts(values.settings, before.settings) }),
  } as Values
}
