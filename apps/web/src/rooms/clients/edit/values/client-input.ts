import { revealableClientFields } from '@homeward/contract/clients/reveal'
import { needed } from '../../../../ui/form/needed.ts'
import { isBlankAddress, neededOfAddress } from '../../../../ui/address/address-values.ts'
import { rowsInput } from '../../../../ui/form/rows.ts'
import type { ClientValues } from './client-values.ts'
import { contactLists, isBlankContact } from './contact-values.ts'

type Values = Partial<ClientValues>

const listNames = Object.values(contactLists)

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
      return rows ? [[name, rowsInput(rows, isBlankContact, ['name'])]] : []
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
    ...(addresses && {
      addresses_attributes: rowsInput(addresses, isBlankAddress, neededOfAddress),
    }),
  }
}
