import type { Client } from '@homeward/contract/clients/clients'
import { Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { Card, FactCard } from '../../../../ui/record/facts.tsx'
import { diagnosisQuery } from '../../diagnoses/diagnosis-queries.ts'
import { diagnosisWords } from '../../diagnoses/diagnosis-words.ts'
import styles from './details.module.css'
import { EditLink } from './edit-link.tsx'

/** The diagnoses by code and words, the principal one first. */
export const DiagnosesCard = ({ client }: { client: Client }) => {
  const codes = client.diagnosis_codes
  const words = useQueries({
    queries: codes.map(diagnosisQuery),
    combine: (answers) =>
      answers.map(
        ({ data }, at) => data?.data.find(({ code }) => code === codes[at])?.description ?? '',
      ),
  })
  return (
    <Card title="Diagnoses" actions={<EditLink client={client} tab="medical" of="diagnoses" />}>
      {codes.length === 0 && (
        <Text c="dimmed" size="sm">
          No diagnosis yet. Claims require at least one.
        </Text>
      )}
      <ol className={styles.lines}>
        {codes.map((code, at) => (
          <li key={code}>
            <strong className="tabular">{diagnosisWords(code)}</strong> {words[at]}
          </li>
        ))}
      </ol>
    </Card>
  )
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

/** The doctors who sign and refer. */
export const DoctorsCard = ({ client }: { client: Client }) => (
  <FactCard
    title="Doctors"
    actions={<EditLink client={client} tab="medical" of="doctors" />}
    facts={[
      {
        label: 'Primary care doctor',
        value: joined(
          client.primary_care_doctor,
          client.primary_care_doctor_contact,
          client.primary_care_doctor_npi && `NPI ${client.primary_care_doctor_npi}`,
        ),
      },
      {
        label: 'Referring doctor',
        value: joined(
          client.referring_doctor,
          client.referring_doctor_contact,
          client.referring_doctor_npi && `NPI ${client.referring_doctor_npi}`,
        ),
      },
      {
        label: 'Legal guardian',
        value: joined(
          client.legal_guardian,
          client.legal_guardian_relationship,
          client.legal_guardian_contact,
        ),
      },
    ]}
  />
)
