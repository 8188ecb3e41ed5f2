import type { Client } from '@homeward/contract/clients/clients'
import type { UseFormReturnType } from '@mantine/form'
import { AddressList } from './lists/address-list.tsx'
import { BackgroundFields } from './parts/background-fields.tsx'
import type { ClientTab } from './client-tabs.ts'
import { ContactFields } from './parts/contact-fields.tsx'
import { InsuranceFields } from './parts/insurance-fields.tsx'
import { MedicalFields } from './parts/medical-fields.tsx'
import { PeopleFields } from './parts/people-fields.tsx'
import { PersonFields } from './parts/person-fields.tsx'
import { PrivateFields } from './parts/private-fields.tsx'
import { SettingsFields } from './parts/settings-fields.tsx'
import type { ClientValues } from './values/client-values.ts'

type Props = {
  tab: ClientTab
  form: UseFormReturnType<ClientValues>
  /** The client as it is stored; left out while it is being added. */
  client?: Client
}

/** The fields of one part of a client. */
export const ClientFields = ({ tab, form, client }: Props) => {
  const props = { field: (path: string) => form.getInputProps(path), form, client }
  switch (tab) {
    case 'person':
      return <PersonFields {...props} />
    case 'contact':
      return <ContactFields {...props} />
    case 'addresses':
      return (
        <AddressList
          {...props}
          addresses={form.values.addresses_attributes}
          onChange={(addresses) => form.setFieldValue('addresses_attributes', addresses)}
        />
      )
    case 'insurance':
      return <InsuranceFields {...props} />
    case 'medical':
      return <MedicalFields {...props} />
    case 'contacts':
      return <PeopleFields {...props} />
    case 'background':
      return <BackgroundFields {...props} />
    case 'settings':
      return <SettingsFields {...props} />
    case 'private':
      return <PrivateFields {...props} />
  }
}
