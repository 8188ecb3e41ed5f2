import type { Client } from '@homeward/contract/clients/clients'
import {
  ethnicityLabels,
  livingSituationLabels,
  maritalStatusLabels,
  militaryBranchLabels,
  militaryStatusLabels,
  raceLabels,
} from '@homeward/domain/clients/background'
import {
  caregiverGenderPreferenceLabels,
  contactMethodLabels,
} from '@homeward/domain/clients/preferences'
import { type Fact, FactCard } from '../../../../ui/record/facts.tsx'
import { EditLink } from './edit-link.tsx'

const labelOf = <V extends string>(labels: Record<V, string>, value: V | null) =>
  value && labels[value]

/** Family, religion, military service and demographics. */
export const BackgroundCard = ({ client }: { client: Client }) => {
  const { demographics } = client
  const service = [
    labelOf(militaryStatusLabels, client.military_status),
    labelOf(militaryBranchLabels, client.military_branch),
    client.military_rank,
  ]
  const living = [
    labelOf(livingSituationLabels, demographics.living_situation),
    demographics.lives_with,
  ]
  const facts: Fact[] = [
    { label: 'Marital status', value: labelOf(maritalStatusLabels, client.marital_status) },
    { label: 'Religion', value: client.religion },
    { label: 'Military service', value: service.filter(Boolean).join(', ') },
    { label: 'Living situation', value: living.filter(Boolean).join(': ') },
    { label: 'Occupation', value: demographics.occupation },
    { label: 'Ethnicity', value: labelOf(ethnicityLabels, demographics.ethnicity) },
    { label: 'Race', value: demographics.race.map((race) => raceLabels[race]).join(', ') },
    { label: 'Interpreter', value: demographics.interpreter_needed ? 'Needed' : 'Not needed' },
  ]
  return (
    <FactCard
      title="Background"
      facts={facts}
      actions={<EditLink client={client} tab="background" />}
    />
  )
}

/** What the client wishes, and what a caregiver must know before coming. */
export const PreferencesCard = ({ client }: { client: Client }) => {
  const { settings } = client
  const facts: Fact[] = [
    {
      label: "Caregiver's gender",
      value: caregiverGenderPreferenceLabels[settings.caregiver_gender],
    },
    { label: "Caregiver's language", value: settings.preferred_language },
    { label: 'Preferred contact method', value: labelOf(contactMethodLabels, settings.contact_by) },
    { label: 'Do not assign', value: client.do_not_send.map(({ name }) => name).join(', ') },
    { label: 'Pets', value: settings.pets },
    {
      label: 'Smoking',
      value: settings.smoking === null ? null : settings.smoking ? 'Someone smokes' : 'No smoking',
    },
    { label: 'Allergies', value: settings.allergies },
    { label: 'Note', value: settings.note },
  ]
  return (
    <FactCard
      title="Preferences"
      facts={facts}
      actions={<EditLink client={client} tab="settings" />}
    />
  )
}
