import type { EraClaim } from '@homeward/contract/billing/remittances'
import { Text } from '@mantine/core'

/** What a payor remarks on a claim or a charge, in our words. */
export const Remarks = ({ remarks }: Pick<EraClaim, 'remarks'>) =>
  remarks.map(({ code, words }) => (
    <Text key={code} size="sm" c="dimmed">
      {words} ({code})
    </Text>
  ))
