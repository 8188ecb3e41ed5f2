import { contactRelationships } from '@homeward/domain/clients/contacts'
import { word } from '@homeward/domain/language/sentence'
import { Autocomplete, Stack, Switch, TextInput } from '@mantine/core'
import { t } from '../../plumbing/language/translate.ts'

type Behalf = { on: boolean; relation: string; reason: string }
export const nobodyElse: Behalf = { on: false, relation: '', reason: '' }

/** What the field offers; another relation may be typed. */
const relations: readonly string[] = [...contactRelationships, word('Caregiver')]

/** A relation that was chosen as the office reads it; one that was typed as it stands. */
const forTheOffice = (relation: string): string =>
  relations.find((one) => t(one) === relation) ?? relation

type Problems = { relation?: string; reason?: string }

/** What is still to be said of a person who signs for another. */
export const behalfProblems = ({ on, relation, reason }: Behalf): Problems => ({
  ...(on && !relation.trim() && { relation: t('Enter the relation to the client.') }),
  ...(on && !reason.trim() && { reason: t('Enter a reason.') }),
})

/** The same as it is sent; nothing where the client signs. */
export const behalfInput = ({ on, relation, reason }: Behalf) =>
  on ? { on_behalf: { relation: forTheOffice(relation.trim()), reason: reason.trim() } } : {}

type Props = { value: Behalf; problems: Problems; onChange: (value: Behalf) => void }

/** Asks whether another person signs for the client: what they are to the client, and why. */
export const OnBehalfFields = ({ value, problems, onChange }: Props) => (
  <Stack gap="xs">
    <Switch
      label={t('Another person signs for the client')}
      checked={value.on}
      onChange={(event) => onChange({ ...value, on: event.currentTarget.checked })}
    />
    {value.on && (
      <>
        <Autocomplete
          label={t('Relation to the client')}
          required
          maxLength={60}
          data={relations.map((one) => t(one))}
          value={value.relation}
          error={problems.relation}
          onChange={(relation) => onChange({ ...value, relation })}
        />
        <TextInput
          label={t('Why the client does not sign')}
          required
          maxLength={200}
          value={value.reason}
          error={problems.reason}
          onChange={(event) => onChange({ ...value, reason: event.currentTarget.value })}
        />
      </>
    )}
  </Stack>
)
