import type { Office } from '@homeward/contract/agency/offices'
import { needed } from '../../../ui/form/needed.ts'
import { phoneWords } from '../../../ui/text/phone.tsx'
import { type PostalValues, postalValues } from '../fields/postal-values.ts'

type OfficeValues = PostalValues & {
  name: string
  phone: string
  npi: string
  taxonomy_code: string
  latitude: number | ''
  longitude: number | ''
}

/** An office as its form holds it. */
export const officeValues = (office?: Office): OfficeValues => ({
  ...postalValues(office),
  name: office?.name ?? '',
  phone: phoneWords(office?.phone ?? ''),
  npi: office?.npi ?? '',
  taxonomy_code: office?.taxonomy_code ?? '',
  latitude: office?.latitude ?? '',
  longitude: office?.longitude ?? '',
})

/** What the values of a change mean: the name is not left out. */
export const officeInput = (values: OfficeValues): Record<string, unknown> =>
  needed(values, ['name'])
