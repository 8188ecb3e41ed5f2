import type { GetInputPropsReturnType } from '@mantine/form'

/** What groups of fields need of a form, whichever values it holds: `field('first_name')`. */
export type FieldProps = { field: (path: string) => GetInputPropsReturnType }
