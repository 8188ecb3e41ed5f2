import type { Client } from '@homeward/contract/clients/clients'
import type { UseFormReturnType } from '@mantine/form'
import type { FieldProps } from '../field-props.ts'
import type { ClientValues } from '../values/client-values.ts'

/** What the fields of each part of a client get. */
export type PartProps = FieldProps & {
  form: UseFormReturnType<ClientValues>
  /** The client as it is stored; left out while it is being added. */
  client?: Client | undefined
}

/** The record that a field names at first, as its option. */
export const optionOf = (party: { id: string; name: string } | null | undefined) =>
  party ? { value: party.id, label: party.name } : null
