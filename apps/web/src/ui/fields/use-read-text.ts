import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTyped } from './use-typed.ts'

type Options = {
  /** The value, or the text as typed where it could not be read. */
  value: string
  /** What a value reads as. */
  words: (value: string) => string
  /** The value that a text means, if it can be read. */
  read: (text: string) => string | undefined
  onChange: ((value: string) => void) | undefined
  onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  error: ReactNode
  required: boolean | undefined
}

/**
 * The parts of a field whose text is read when it is left or sent with Enter. What is wrong is said by
 * the form; it goes as soon as the text would be right, and does not come back before the field is left.
 */
export const useReadText = ({ value, words, read, onChange, onBlur, error, required }: Options) => {
  const { typed, setTyped } = useTyped(words(value))
  const [cured, setCured] = useState<ReactNode>()
  const settle = (text: string) => {
    const next = read(text) ?? text.trim()
    setTyped(words(next))
    setCured(undefined)
    if (next !== value) onChange?.(next)
  }
  const type = (text: string) => {
    setTyped(text)
    const next = text.trim() === '' && !required ? '' : read(text)
    if (error && next !== undefined && next !== value) setCured(error)
  }
  return {
    typed,
    settle,
    props: {
      value: typed,
      error: error === cured ? undefined : error,
      onChange: (event: { currentTarget: HTMLInputElement }) => type(event.currentTarget.value),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        settle(event.currentTarget.value)
        onBlur?.(event)
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') settle(event.currentTarget.value)
      },
    },
  }
}
