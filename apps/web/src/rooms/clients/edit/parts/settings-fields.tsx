import { languages } from '@homeward/domain/person/languages'
import {
  caregiverGenderPreferences,
  caregiverGenderPreferenceLabels,
  contactMethodLabels,
  contactMethods,
} from '@homeward/domain/clients/preferences'
import { Autocomplete, Select, Textarea, TextInput } from '@mantine/core'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import { employeeLookup } from '../../../../ui/fields/record-lookups.ts'
import { ChoiceField } from '../choice-field.tsx'
import { optionsOf } from '../../../../ui/fields/options-of.ts'
import { PickList } from '../lists/pick-list.tsx'
import { optionOf, type PartProps } from './part-props.ts'

const smokingOptions = [
  { value: 'true', label: 'Smoking in the home' },
  { value: 'false', label: 'No smoking in the home' },
]

/** What the client wishes, and what a caregiver must know before coming. */
export const SettingsFields = ({ field, form, client }: PartProps) => {
  const smoking = field('settings.smoking')
  return (
    <>
      <FormSection title="Preferences">
        <Select
          label="Caregiver's gender"
          allowDeselect={false}
          data={optionsOf(caregiverGenderPreferences, caregiverGenderPreferenceLabels)}
          {...field('settings.caregiver_gender')}
        />
        <Autocomplete
          label="Caregiver's language"
          data={[...languages]}
          {...field('settings.preferred_language')}
        />
        <ChoiceField
          label="Preferred contact method"
          data={optionsOf(contactMethods, contactMethodLabels)}
          {...field('settings.contact_by')}
        />
      </FormSection>
      <FormSection
        title="Do not assign"
        columns={1}
        hint="These caregivers are not suggested for this client's visits."
      >
        <PickList
          label="Add caregiver"
          lookup={employeeLookup}
          chosen={form.values.settings.do_not_send}
          known={client?.do_not_send.flatMap((person) => optionOf(person) ?? []) ?? []}
          error={form.errors['settings.do_not_send']}
          onChange={(ids) => form.setFieldValue('settings.do_not_send', ids)}
        />
      </FormSection>
      <FormSection title="In the home" hint="Do not enter key locations or door codes.">
        <TextInput label="Pets" autoComplete="off" {...field('settings.pets')} />
        <ChoiceField
          label="Smoking"
          data={smokingOptions}
          error={smoking.error}
          value={String(smoking.value)}
          onChange={(value) => smoking.onChange(value === '' ? '' : value === 'true')}
        />
        <TextInput label="Allergies" autoComplete="off" {...field('settings.allergies')} />
        <Textarea label="Note" autosize minRows={2} maxRows={8} {...field('settings.note')} />
      </FormSection>
    </>
  )
}
