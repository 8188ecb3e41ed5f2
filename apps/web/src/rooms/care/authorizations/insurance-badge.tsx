import { type InsuranceState, insuranceStateLabels } from '@homeward/domain/clients/insurance'
import { Badge } from '@mantine/core'
import { IconShieldExclamation } from '@tabler/icons-react'

/** What the payor says of an authorization, where that is a reason to look. */
export const InsuranceBadge = ({ state }: { state: InsuranceState }) =>
  state !== 'active' && (
    <Badge
      color="amber"
      variant="light"
      tt="none"
      radius="sm"
      leftSection={<IconShieldExclamation size={13} aria-hidden />}
    >
      {`Insurance: ${insuranceStateLabels[state].toLowerCase()}`}
    </Badge>
  )
