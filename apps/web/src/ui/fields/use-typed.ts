import { useState } from 'react'

type Typed = {
  typed: string
  setTyped: (text: string) => void
  /** Announces what the value will read as because of what was typed; typing goes on undisturbed. */
  expect: (shown: string) => void
}

/**
 * The text of a field whose value reads otherwise than it is typed. The text follows the value when
 * that changes from outside, as by going back or by another version of the record.
 */
export const useTyped = (shown: string): Typed => {
  const [state, setState] = useState({ typed: shown, seen: shown, expected: shown })
  if (state.seen !== shown)
    setState({
      typed: state.expected === shown ? state.typed : shown,
      seen: shown,
      expected: shown,
    })
  return {
    typed: state.typed,
    setTyped: (typed) => setState((before) => ({ ...before, typed })),
    expect: (expected) => setState((before) => ({ ...before, expected })),
  }
}
