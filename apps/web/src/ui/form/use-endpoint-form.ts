import type { Endpoint } from '@homeward/contract/endpoint'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../plumbing/api/errors.ts'
import type { Schemas } from '../../plumbing/api/schemas.ts'
import { showFailure } from '../../plumbing/failures/show.ts'
import { saidOfField } from '../../plumbing/failures/words.ts'
import { KeptForLater } from '../../plumbing/offline/keep-write.ts'
import { useWrite } from '../../plumbing/query.ts'
import { byPath, check, type FieldErrors } from './check.ts'
import {
  type Base,
  baseOf,
  type FormOptions,
  recordIn,
  type RecordOf,
  versionOf,
} from './form-options.ts'
import { inputOf } from './input.ts'
import { formDraft } from './form-draft.ts'
import { useDraft } from './use-draft.ts'
import { useSchemas } from './use-schemas.ts'
import { isSameText, type Values } from './versions/items.ts'
import { type Merged, merge, type Incoming, incomingOf, type Version } from './versions/merge.ts'
import { announceTaken } from './versions/announce-taken.ts'

type EndpointFormState<V> = {
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
  /** What somebody else saved while the person typed. */
  incoming: Incoming | undefined
  /** Brings what is typed together with it. */
  take: () => void
  /** What the person has to choose between, after somebody else changed the same. */
  conflict: Merged | undefined
  /** Goes on over the conflict with the values that are on the screen now. */
  settle: () => void
}

type Conflict<V> = Merged & { theirs: Base<V> }

/**
 * A form of an endpoint: its schema checks, its failures land on the fields, its draft is kept. Over
 * a record it is held to the version that it was opened with: what somebody else saves meanwhile does
 * not slip under what is typed. It is shown where nothing was typed, told where something was, and
 * both are brought together before anything is saved over it.
 */
export const useEndpointForm = <E extends Endpoint, V extends object>(
  options: FormOptions<E, V>,
): EndpointFormState<V> => {
  const { endpoint, record } = options
  const [errors, setErrors] = useState<FieldErrors>({})
  const [conflict, setConflict] = useState<Conflict<V>>()
  const [base, setBase] = useState(() => baseOf(options))
  const begin = ({ values }: Base<V>): V => ({ ...values, ...options.proposed })

  const form = useForm<V>({
    initialValues: begin(base),
    onValuesChange: (values) => remember(values, base),
  })
  const draft = useDraft<V>(options, ({ values, over }) => {
    // Who was faster than the device goes on with what they type now.
    if (!isSameText(form.getValues(), begin(base))) return undefined
    const before = { ...base, ...over, values: { ...base.values, ...over?.values } }
    const typed = { ...begin(base), ...values }
    setBase(before)
    form.setValues(typed)
    return { values: typed, over: before }
  })
  const withSchemas = useSchemas(endpoint)
  const sending = useRef<{ values: V; over: Base<V> }>(undefined)
  const write = useWrite(endpoint, {
    quiet: true,
    touches: options.touches ?? [],
    formOf: () => sending.current && formDraft(options, sending.current),
  })

  const remember = (values: V, over: Base<V>) =>
    isSameText(values, begin(over)) ? draft.drop() : draft.keep(values, over)

  /** Goes on from another version, with these values in the fields. */
  const goOn = (from: Base<V>, values = begin(from)) => {
    setBase(from)
    setConflict(undefined)
    form.setValues(values)
    remember(values, from)
  }

  const untouched = isSameText(form.values, begin(base))
  const newest = versionOf(record)
  const isNewer = newest !== undefined && base.version !== undefined && newest > base.version
  if (isNewer && untouched) setBase({ ...baseOf(options), followed: true })
  const show = useEffectEvent(() => {
    if (base.followed) form.setValues(begin(base))
  })
  useEffect(() => show(), [base])

  const place = (found: FieldErrors) => {
    setErrors(found)
    form.setErrors(found)
    focusFirst()
  }

  /** Brings what is typed together with another version; what both changed is asked. */
  const meet = (theirs: Base<V>): { settled: V | undefined } => {
    const merged = together(base, form.getValues(), theirs)
    const values = merged.values as V
    if (merged.asked.length === 0) {
      goOn(theirs, values)
      return { settled: values }
    }
    form.setValues(values)
    setConflict({ ...merged, theirs })
    return { settled: undefined }
  }

  const meetStale = (current: RecordOf<E>, schemas: Schemas) => {
    const theirs = baseOf(options, current)
    const { settled } = meet(theirs)
    if (settled === undefined) return
    announceTaken(incomingBetween(base, theirs))
    send(settled, theirs, schemas)
  }

  /** Goes on from what was saved. What was typed while it was being saved stays. */
  const saved = (answer: RecordOf<E>, sent: Base<V>) => {
    if (!record) return goOn(sent, form.getValues())
    const answered = baseOf(options, answer)
    return goOn(answered, together(sent, form.getValues(), answered).values as V)
  }

  const send = (values: V, over: Base<V>, schemas: Schemas) => {
    const input = inputOf(options, schemas, values, over)
    const problems = given(options.problemsOf?.(values) ?? {})
    const found = Object.keys(problems).length > 0 ? problems : check(schemas, input)
    place(found)
    if (Object.keys(found).length > 0) return
    sending.current = { values, over }
    write.mutate(input, {
      onSuccess: (answer) => {
        saved(recordIn(endpoint, answer), { ...over, values })
        draft.discard()
        options.onDone(answer)
      },
      onError: (error) => {
        if (error instanceof KeptForLater) {
          goOn({ ...over, values })
          draft.discard()
          return options.onKept?.()
        }
        if (!(error instanceof ApiError) || error.status >= 500 || error.status === 404)
          return showFailure(error)
        if (record && error.code === 'stale' && error.current)
          return meetStale(error.current as RecordOf<E>, schemas)
        if (options.onRefused?.(error)) return setErrors({})
        const shown = Object.keys(error.errors).filter((path) => isFieldOf(values, path))
        showFailure(error, { shown })
        const placed = byPath(error.errors)
        const general = error.nonFieldErrors.join(' ')
        const silent = general === '' && Object.keys(placed).length === 0
        place({ ...placed, ...((general || silent) && { '': general || error.message }) })
      },
    })
  }

  return {
    form,
    submit: () => {
      if (!write.isPending) withSchemas((schemas) => send(form.getValues(), base, schemas))
    },
    saving: write.isPending,
    dirty: !untouched,
    restoredAt: draft.restoredAt,
    discard: () => {
      goOn(baseOf(options))
      draft.discard()
      place({})
    },
    unplaced: unplacedOf(errors, form.values),
    incoming:
      isNewer && !untouched && !conflict && !write.isPending
        ? incomingBetween(base, baseOf(options))
        : undefined,
    take: () => meet(baseOf(options)),
    conflict,
    settle: () => conflict && goOn(conflict.theirs, form.getValues()),
  }
}

const together = <V extends object>(opened: Base<V>, mine: V, theirs: Base<V>): Merged =>
  merge(opened as Version, mine as Values, theirs as Version)

const incomingBetween = <V extends object>(opened: Base<V>, theirs: Base<V>): Incoming =>
  incomingOf(opened as Version, theirs as Version)

const given = (problems: Record<string, string | undefined>): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  )

/** Whether a failure belongs to a field of the form: `shifts[0].day` does to the shifts. */
const isFieldOf = (values: object, path: string): boolean =>
  Object.hasOwn(values, path.split(/[.[]/)[0] ?? '')

/** Sentences whose field is not among the values; shown over the form, so that none is lost. */
const unplacedOf = (errors: FieldErrors, values: object): string[] =>
  Object.entries(errors)
    .filter(([path]) => !isFieldOf(values, path))
    .map(([path, sentence]) => (path ? saidOfField(path, sentence) : sentence))

/** Takes the person to the first field that needs another look. */
const focusFirst = () => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus(),
  )
}
