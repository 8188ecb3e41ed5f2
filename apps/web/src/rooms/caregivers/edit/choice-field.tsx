import { Select, type SelectProps } from '@mantine/core'

type Props = Omit<SelectProps, 'value' | 'onChange'> & {
  value?: string | null
  /** Gets '' where the choice was taken back. */
  onChange?: (value: string) => void
}

/** One of a few, or none of them. */
export const ChoiceField = ({ value, onChange, ...select }: Props) => (
  <Select clearable {...select} value={value || null} onChange={(next) => onChange?.(next ?? '')} />
)
