import { SegmentedControl } from '@mantine/core'
import { useSetFlatQuery } from '../../../../plumbing/paths/use-params.ts'
import { optionsOf } from '../../../../ui/fields/options-of.ts'
import { type BoardSpan, boardSpanLabels, boardSpans } from './board-span.ts'

/** How many days the board shows; it stands in the address. */
export const SpanChoice = ({ span }: { span: BoardSpan }) => {
  const change = useSetFlatQuery()
  return (
    <SegmentedControl
      size="xs"
      aria-label="Days shown"
      value={span}
      onChange={(next) => change({ span: next === 'week' ? undefined : next })}
      data={optionsOf(boardSpans, boardSpanLabels)}
    />
  )
}
