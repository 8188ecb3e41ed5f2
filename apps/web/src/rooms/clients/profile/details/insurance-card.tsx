import type { Client } from '@homeward/contract/clients/clients'
import type { RevealableClientField } from '@homeward/contract/clients/reveal'
import { payorTypeLabels } from '@homeward/domain/agency/vocabulary'
import {
  insuranceStateLabels,
  medicareSavingsProgramLabels,
  medicareTypeLabels,
} from '@homeward/domain/clients/insurance'
import { genderWords } from '@homeward/domain/person/gender'
import { FactCard } from '../../../../ui/record/facts.tsx'
import { DateText, Money } from '../../../../ui/text/values.tsx'
import { RevealedValue } from '../../reveal/revealed-value.tsx'
import { EditLink } from './edit-link.tsx'

type Props = { client: Client }

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

/** Who pays, and where the client is insured. */
export const InsuranceCard = ({ client }: Props) => (
  <FactCard
    title="Insurance and payors"
    actions={<EditLink client={client} tab="insurance" />}
    facts={[
      { label: 'Primary payor', value: client.primary_payor?.name },
      { label: 'Service', value: client.service?.label },
      { label: 'Deductible', value: <Money cents={client.deductible} /> },
      {
        label: 'Medicaid',
        value: joined(
          client.medicaid_status && insuranceStateLabels[client.medicaid_status],
          client.medicaid_type,
        ),
      },
      {
        label: 'Medicare',
        value: joined(
          client.medicare_status && insuranceStateLabels[client.medicare_status],
          client.medicare_type && medicareTypeLabels[client.medicare_type],
          client.medicare_savings_program &&
            medicareSavingsProgramLabels[client.medicare_savings_program],
        ),
      },
      {
        label: 'Other insurance',
        value: joined(
          client.insurance_name,
          client.insurance_type && payorTypeLabels[client.insurance_type],
        ),
      },
    ]}
  />
)

/** The protected side of the record: masked, shown for half a minute to those who may. */
export const PrivateCard = ({ client }: Props) => {
  const own = client.private_profile
  const number = (field: RevealableClientField, label: string) => ({
    label,
    value: <RevealedValue clientId={client.id} field={field} mask={own[field]} label={label} />,
  })
  return (
    <FactCard
      title="Private profile"
      actions={<EditLink client={client} tab="private" of="private profile" />}
      facts={[
        { label: 'Gender', value: genderWords(client) },
        { label: 'Birthdate', value: <DateText day={own.birthdate} /> },
        number('social_security_number', 'Social security number'),
        number('medicaid_number', 'Member ID'),
        number('medicare_number', 'Medicare number'),
        number('insurance_number', 'Insurance number'),
      ]}
    />
  )
}
