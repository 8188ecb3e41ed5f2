import { Radio } from '@mantine/core'
import { useId } from 'react'

type Side = 'mine' | 'theirs'
type Props = {
  label: string
  mine: string
  theirs: string
  chosen: Side
  onChoose: (side: Side) => void
}

const sides = ['mine', 'theirs'] as const

/** One difference of two records, of which one side is kept. */
export const MergeChoice = ({ label, chosen, onChoose, ...words }: Props) => {
  const name = useId()
  return (
    <tr>
      <th scope="row">{label}</th>
      {sides.map((side) => (
        <td key={side}>
          <Radio
            name={name}
            size="sm"
            aria-label={`${label}: ${words[side] || 'empty'}`}
            label={words[side] || 'empty'}
            styles={{ label: words[side] ? {} : { color: 'var(--mantine-color-dimmed)' } }}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
        </td>
      ))}
    </tr>
  )
}
