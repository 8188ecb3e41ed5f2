import { contactRelationships } from '@homeward/domain/clients/contacts'
import { Autocomplete, TextInput } from '@mantine/core'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import { ContactList } from '../lists/contact-list.tsx'
import type { PartProps } from './part-props.ts'

/** Emergency contacts, case managers and the legal guardian. */
export const PeopleFields = ({ field, form }: PartProps) => (
  <>
    <ContactList kind="emergency_contact" field={field} form={form} />
    <ContactList kind="case_manager" field={field} form={form} />
    <FormSection title="Legal guardian" columns={3}>
      <TextInput label="Name" autoComplete="off" {...field('legal_guardian')} />
      <TextInput label="Phone or address" autoComplete="off" {...field('legal_guardian_contact')} />
      <Autocomplete
        label="Relationship"
        data={[...contactRelationships]}
        {...field('legal_guardian_relationship')}
      />
    </FormSection>
  </>
)
