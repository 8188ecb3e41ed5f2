import type { Endpoint } from '@homeward/contract/endpoint'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../plumbing/api/errors.ts'
import type { AnswerOf, InputOf } from '../../plumbing/api/types.ts'
import { showFailure } from '../../plumbing/failures/show.ts'
import { useWrite } from '../../plumbing/query.ts'
import { withoutBlanks } from './blanks.ts'
import { byPath, check, type FieldErrors } from './check.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'
import { useBase } from './use-base.ts'
import { differencesOf } from './versions/differences.ts'

export type FormOptions<E extends Endpoint, V extends object> = {
  endpoint: E
  /** Values of the fields at first; '' where a field is empty. */
  initial: V
  /** Parts of the input that are no fields: path parameters, `lock_version`. */
  fixed?: Partial<InputOf<E>>
  /** Where fields and input differ: the input that the values mean. */
  toInput?: (values: V) => Record<string, unknown>
  /** Names the draft: `client:new`, `client:${id}`. */
  draftKey: string
  /** Fields that no draft may hold. */
  secret?: readonly (keyof V)[]
  /** Further rooms whose screens show what this changes. */
  touches?: readonly string[]
  onDone: (answer: AnswerOf<E>) => void
  /** Told of a refusal first; true where the caller shows it in more than a sentence. */
  onRefused?: (refusal: ApiError) => boolean
  /**
   * What of another version is laid beside the person's own values; all of it where it is left out.
   * With nothing to choose between, the values are saved over that version at once.
   */
  compared?: (current: Record<string, unknown>, values: V) => Record<string, unknown>
}

export type EndpointFormState<V> = {
  form: UseFormReturnType<V>
  submit: () => void
  saving: boolean
  /** Whether something is typed that is not saved. */
  dirty: boolean
  /** When the restored draft was typed, where one was restored. */
  restoredAt: string | undefined
  /** Takes the form back to what the server has. */
  discard: () => void
  /** Sentences that belong to no field on the screen. */
  unplaced: string[]
  /** The record as the server has it now, after somebody else changed it. */
  conflict: Record<string, unknown> | undefined
  /** Goes on over the conflict with the values that are on the screen now. */
  settle: () => void
}

/** A form of an endpoint: its schema checks, its failures land on the fields, its draft is kept. */
export const useEndpointForm = <E extends Endpoint, V extends object>(
  options: FormOptions<E, V>,
): EndpointFormState<V> => {
  const { endpoint, fixed, draftKey, secret = [] } = options
  const [draft, setDraft] = useState<Draft<V>>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [conflict, setConflict] = useState<Record<string, unknown>>()
  /** The version that is changed, where it is not the one that the form was opened with. */
  const [version, setVersion] = useState<number>()

  const form = useForm<V>({
    initialValues: options.initial,
    onValuesChange: (values) => {
      if (same(values, initial)) dropDraft(draftKey)
      else keepDraft(draftKey, changedFrom(initial, values), { secret, over: version ?? opened })
    },
  })
  const { initial, opened, untouched, take, keep } = useBase(
    { values: options.initial, version: versionOf(fixed) },
    { clean: (base) => same(form.values, base), show: (values) => form.setValues(values) },
  )
  const write = useWrite(endpoint, { quiet: true, touches: options.touches ?? [] })

  const restore = useEffectEvent((found: Draft<V> | undefined) => {
    // Who was faster than the device goes on with what they type now.
    if (found === undefined || !same(form.getValues(), initial)) return
    setDraft(found)
    // Typed over an older version, it is compared with what the record says by now.
    if (opened !== undefined) setVersion(found.over)
    form.setValues({ ...initial, ...found.values })
  })
  useEffect(() => {
    let left = false
    void readDraft<V>(draftKey).then((found) => !left && restore(found))
    return () => {
      left = true
    }
  }, [draftKey])

  const inputOf = (values: V, over = version ?? opened): InputOf<E> => {
    const input = options.toInput ? options.toInput(values) : values
    const cleaned = withoutBlanks(input, endpoint.input) as object
    return {
      ...fixed,
      ...cleaned,
      ...(over !== undefined && { lock_version: over }),
    } as InputOf<E>
  }

  const place = (found: FieldErrors) => {
    setErrors(found)
    form.setErrors(found)
    focusFirst()
  }

  const compare = (current: Record<string, unknown>) => {
    const values = form.getValues()
    const { lock_version } = current
    const theirs = options.compared?.(current, values)
    if (theirs === undefined) return setConflict(current)
    const differs = differencesOf(values as Record<string, unknown>, theirs).length > 0
    if (differs || typeof lock_version !== 'number') return setConflict({ ...theirs, lock_version })
    setVersion(lock_version)
    submit(lock_version)
  }

  const submit = (over?: number) => {
    const values = form.getValues()
    const input = inputOf(values, over)
    const found = check(endpoint, input)
    place(found)
    // What goes on over another version follows the answer that told of it.
    const busy = over === undefined && write.isPending
    if (Object.keys(found).length > 0 || busy) return
    write.mutate(input, {
      onSuccess: (answer) => {
        keep(values, versionOf(answer as object))
        setVersion(undefined)
        dropDraft(draftKey)
        options.onDone(answer)
      },
      onError: (error) => {
        if (!(error instanceof ApiError) || error.status >= 500 || error.status === 404)
          return showFailure(error)
        if (error.code === 'stale' && isRecord(error.current)) return compare(error.current)
        if (options.onRefused?.(error)) return setErrors({})
        place({
          ...byPath(error.errors),
          ...(error.nonFieldErrors[0] && { '': error.nonFieldErrors.join(' ') }),
        })
      },
    })
  }

  return {
    form,
    submit: () => submit(),
    saving: write.isPending,
    dirty: !untouched,
    restoredAt: draft?.at,
    discard: () => {
      dropDraft(draftKey)
      setDraft(undefined)
      setVersion(undefined)
      take()
      place({})
    },
    unplaced: unplacedOf(errors, form.values),
    conflict,
    settle: () => {
      const current = conflict?.lock_version
      if (typeof current === 'number') setVersion(current)
      setConflict(undefined)
    },
  }
}

/** Sentences whose field is not among the values; shown over the form, so that none is lost. */
const unplacedOf = (errors: FieldErrors, values: object): string[] =>
  Object.entries(errors)
    .filter(([path]) => !Object.hasOwn(values, path.split('.')[0] ?? ''))
    .map(([path, sentence]) => (path ? `${path.replaceAll(/[_.]/g, ' ')}: ${sentence}` : sentence))

const versionOf = (of: object | undefined): number | undefined =>
  of && 'lock_version' in of && typeof of.lock_version === 'number' ? of.lock_version : undefined

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Only what a person changed is a draft; the rest may be newer by the time it comes back. */
const changedFrom = <V extends object>(initial: V, values: V): V =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name as keyof V]),
    ),
  ) as V

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Takes the person to the first field that needs another look. */
const focusFirst = () => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus(),
  )
}
