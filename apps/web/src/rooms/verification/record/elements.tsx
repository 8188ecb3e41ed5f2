import type { VerificationElement } from '@homeward/contract/verification/shape'
import { Text } from '@mantine/core'
import type { z } from 'zod'
import { FactCard } from '../../../ui/record/facts.tsx'
import { clockWords, dayWords } from '../../../ui/text/dates.ts'

type Element = z.infer<typeof VerificationElement>

const labels: Record<Element['element'], string> = {
  service: 'Service',
  client: 'Client',
  day: 'Date',
  place: 'Place',
  caregiver: 'Caregiver',
  times: 'Start and end',
}

/** The six elements that the Cures Act asks of each visit, with what is missing. */
export const Elements = ({ elements }: { elements: readonly Element[] }) => {
  if (elements.length === 0) return null
  const missing = elements.filter(({ value }) => value === null).length
  return (
    <FactCard
      title={
        missing === 0 ? 'All six EVV elements are there' : `${missing} of 6 EVV elements missing`
      }
      facts={elements.map(({ element, value }) => ({
        label: labels[element],
        value: wordsOf({ element, value }) ?? (
          <Text span inherit c="red">
            Missing
          </Text>
        ),
      }))}
    />
  )
}

/** Days and times as everywhere on the screens; a vendor is told of them in its own form. */
const wordsOf = ({ element, value }: Element): string | null => {
  if (value === null) return null
  if (element === 'day') return dayWords(value)
  return element === 'times' ? value.split(' to ').map(clockWords).join(' to ') : value
}
