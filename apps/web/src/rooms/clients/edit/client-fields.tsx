import type { Client } from '@homeward/contract/clients'
import type { UseFormReturnType } from '@mantine/form'
import { AddressList } from './address-list.tsx'
import type { ClientTab } from './client-tabs.ts'
import type { ClientValues } from './client-values.ts'
import { ContactFields } from './contact-fields.tsx'
import { InsuranceFields } from './insurance-fields.tsx'
import { MedicalFields } from './medical-fields.tsx'
import { PersonFields } from './person-fields.tsx'

type Props = {
  tab: ClientTab
  form: UseFormReturnType<Partial<ClientValues>>
  /** The client as it is stored; left out while it is being added. */
  client?: Client
}

const optionOf = (party: { id: string; name: string } | null | undefined) =>
  party ? { value: party.id, label: party.name } : null

/** The fields of one part of a client. */
export const ClientFields = ({ tab, form, client }: Props) => {
  const field = (path: string) => form.getInputProps(path)
  switch (tab) {
    case 'person':
      return <PersonFields field={field} office={optionOf(client?.office)} />
    case 'contact':
      return <ContactFields field={field} />
    case 'addresses':
      return (
        <AddressList
          field={field}
          addresses={form.values.addresses_attributes ?? []}
          onChange={(addresses) => form.setFieldValue('addresses_attributes', addresses)}
        />
      )
    case 'insurance':
      return (
        <InsuranceFields
          field={field}
          payor={optionOf(client?.primary_payor)}
          stored={client?.medicaid_number ?? null}
        />
      )
    case 'medical':
      return <MedicalFields field={field} />
  }
}
