import { NumberInput } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  label: string
  value?: number | ''
  onChange?: (minutes: number | '') => void
  error?: ReactNode
  disabled?: boolean
  /** The most hours; a day has 24. */
  max?: number
}

/** Hours as people count them; the value is minutes. */
export const DurationField = ({ value, onChange, ...input }: Props) => (
  <NumberInput
    required
    min={0}
    max={24}
    step={0.25}
    decimalScale={2}
    allowNegative={false}
    suffix=" h"
    autoComplete="off"
    {...input}
    value={typeof value === 'number' ? value / 60 : ''}
    onChange={(hours) => onChange?.(hours === '' ? '' : Math.round(Number(hours) * 60))}
  />
)
