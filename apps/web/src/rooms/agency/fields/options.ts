import type { GetInputPropsReturnType } from '@mantine/form'

/** What groups of fields need of a form, whichever values it holds: `field('name')`. */
export type FieldProps = { field: (path: string) => GetInputPropsReturnType }

/** A choice that was not made: a field is empty by '', a list of choices by null. */
export const orNone = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
