import type { Agency } from '@homeward/contract/agency/agencies'
import { Stack } from '@mantine/core'
import { dollars } from '../../../ui/text/money.ts'
import { FactCard } from '../../../ui/record/facts.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import { addressLine } from '../fields/postal-values.ts'
import { taxIdWords } from './agency-values.ts'

/** The agency for those who may read it and not change it. */
export const AgencyFacts = ({ agency }: { agency: Agency }) => (
  <Stack>
    <FactCard
      title="Profile"
      facts={[
        { label: 'Name', value: agency.name },
        { label: 'Sign-in name', value: agency.sign_in_name },
        { label: 'E-mail', value: agency.email },
        { label: 'Phone', value: agency.phone && <Phone number={agency.phone} /> },
        { label: 'Address', value: addressLine(agency) },
        { label: 'NPI', value: agency.npi },
        { label: 'Tax ID', value: agency.tax_id && taxIdWords(agency.tax_id) },
        { label: 'Taxonomy code', value: agency.taxonomy_code },
      ]}
    />
    <FactCard
      title="Settings"
      facts={[
        { label: 'Time zone', value: agency.time_zone },
        { label: 'Location tolerance', value: `${agency.location_tolerance} m` },
        { label: 'Late threshold', value: `${agency.late_tolerance} minutes` },
        { label: 'Late escalation', value: `${agency.late_escalation} minutes` },
        { label: 'Overtime threshold', value: `${agency.overtime_threshold_hours} hours per week` },
        { label: 'Overtime pay', value: `${agency.overtime_rate_percent} %` },
        {
          label: 'Added visits',
          value: agency.schedule_drafts ? 'Drafts until published' : 'Published at once',
        },
        {
          label: 'Write-off and refund limit',
          value: `${dollars(agency.write_off_limit_cents)} of a claim by one person`,
        },
        {
          label: 'Two-step verification',
          value: agency.second_factor_required ? 'Required' : 'Optional',
        },
        { label: 'Idle timeout', value: `${agency.idle_timeout} minutes` },
      ]}
    />
  </Stack>
)
