import { describeCarc } from '@homeward/x12/codes/carc'
import { describeRarc } from '@homeward/x12/codes/rarc'

/** An adjustment of a remittance with our words for its reason. */
export const describeAdjustment = (adjustment: {
  group_code: string
  reason_code: string
  amount_cents: number
}) => ({
  group: adjustment.group_code,
  code: adjustment.reason_code,
  words: describeCarc(adjustment.reason_code),
  amount_cents: adjustment.amount_cents,
})

/** A remark code of a remittance with our words for it. */
export const describeRemark = (code: string) => ({ code, words: describeRarc(code) })
