import { Select, type SelectProps } from '@mantine/core'

type Props = Omit<SelectProps, 'onChange' | 'value' | 'defaultValue'> & {
  /** One of the options, or '' where none is chosen. */
  value?: string
  onChange?: (value: string) => void
}

/** One of a few, or none. */
export const ChoiceField = ({ value, onChange, ...select }: Props) => (
  <Select clearable {...select} value={value || null} onChange={(next) => onChange?.(next ?? '')} />
)
