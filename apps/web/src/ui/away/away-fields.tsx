import { SimpleGrid, Textarea } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { DateField } from '../fields/date-field.tsx'
import { TimeField } from '../fields/time-field.tsx'

type Props = { field: (path: string) => GetInputPropsReturnType }

/** From when until when somebody is away; the times and the end may be left out. */
export const AwayFields = ({ field }: Props) => (
  <>
    <SimpleGrid cols={2} spacing="xs">
      <DateField label="First day" required {...field('start_date')} />
      <TimeField label="From" description="Blank: all day" {...field('start_time')} />
      <DateField label="Last day" description="Blank: not known yet" {...field('end_date')} />
      <TimeField label="Until" description="Blank: all day" {...field('end_time')} />
    </SimpleGrid>
    <Textarea label="Note" autosize minRows={2} maxLength={300} {...field('note')} />
  </>
)
