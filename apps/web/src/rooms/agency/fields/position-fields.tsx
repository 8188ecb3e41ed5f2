import { NumberInput } from '@mantine/core'
import type { FieldProps } from './options.ts'

const degrees = { hideControls: true, decimalScale: 6, autoComplete: 'off' }

/** Where something lies, in degrees. */
export const PositionFields = ({ field }: FieldProps) => (
  <>
    <NumberInput label="Latitude" placeholder="35.779590" {...degrees} {...field('latitude')} />
    <NumberInput label="Longitude" placeholder="-78.638179" {...degrees} {...field('longitude')} />
  </>
)
