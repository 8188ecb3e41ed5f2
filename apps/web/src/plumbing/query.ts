import type { Endpoint } from '@homeward/contract/endpoint'
import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from './api/call.ts'
import { NoResponse } from './api/errors.ts'
import type { Input } from './api/request.ts'
import type { AnswerOf, InputOf } from './api/types.ts'
import { showFailure } from './failures/show.ts'
import { toastNote } from './failures/toasts.ts'
import { newKey } from './new-key.ts'
import type { FormDraft } from './offline/entry.ts'
import { keptOr, KeptForLater } from './offline/keep-write.ts'
import { onWipe } from './session/wipe.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The screen shows the failure in the place of what is missing; no toast. */
      quiet?: boolean
      /** A storage answers, whose refusals say nothing of what a person may see. */
      fromStorage?: boolean
      /** The screen goes on without it where no answer comes, as with a count or a suggestion. */
      mayTimeOut?: boolean
      /** A copy is kept on the device, sealed, for the time without a network. */
      keep?: boolean
    }
    mutationMeta: { quiet?: boolean }
  }
}

/** The client of the app. Trying again is left to `call`. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { quiet = false, keep = false, mayTimeOut = keep, fromStorage } = query.meta ?? {}
        // What is on the screen stays there; without a network the banner says so.
        const allowTimeout = mayTimeOut || query.state.data !== undefined || !navigator.onLine
        showFailure(error, { allowTimeout, quiet, reading: !fromStorage })
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _, __, mutation) => {
        if (error instanceof KeptForLater) toastNote(error.message)
        else if (!mutation.meta?.quiet) showFailure(error)
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 20_000, gcTime: 10 * 60_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

// The library believes in a network until it hears of none; a start without one fires no event.
onlineManager.setOnline(navigator.onLine)

export const queryClient = newQueryClient()
onWipe(() => queryClient.clear())

/**
 * The query of an endpoint: `useQuery(queryOf(getClient, { clientId }))`. Its key is made here and
 * nowhere else: room, path, input.
 */
export const queryOf = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  queryOptions({
    queryKey: [endpoint.room, endpoint.path, input] as const,
    queryFn: ({ signal }): Promise<AnswerOf<E>> => call(endpoint, input, { signal }),
  })

/** All queries of a room, or of one of its endpoints, whatever their input. */
export const keyOf = (room: string, endpoint?: Endpoint): readonly string[] =>
  endpoint === undefined ? [room] : [room, endpoint.path]

type WriteOptions<E extends Endpoint> = {
  /** Further rooms whose screens show what this changes; the endpoint's own room always counts. */
  touches?: readonly string[]
  /** The caller shows failures itself. */
  quiet?: boolean
  onDone?: (answer: AnswerOf<E>) => void
  /** What the list of unsent changes calls it, in the language of the screen. */
  label?: () => string
  /** What was typed and where, for a change that is kept until there is a network. */
  formOf?: () => FormDraft | undefined
}

/**
 * A write: `const save = useWrite(updateClient); save.mutate({ id, ... })`. Each `mutate` makes its
 * own idempotency key; a second one with the same input after no answer keeps the key of the first,
 * so that nothing is done twice. Without a network it is kept on the device and fails with `KeptForLater`.
 */
export const useWrite = <E extends Endpoint>(endpoint: E, options: WriteOptions<E> = {}) => {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: options.quiet ?? false },
    mutationFn: async (input: InputOf<E>): Promise<AnswerOf<E>> => {
      const print = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`
      const idempotencyKey = unanswered.get(print) ?? newKey()
      try {
        const answer = await call(endpoint, input, { idempotencyKey })
        unanswered.delete(print)
        return answer
      } catch (error) {
        if (!(error instanceof NoResponse)) {
          unanswered.delete(print)
          throw error
        }
        unanswered.set(print, idempotencyKey)
        const touches = options.touches ?? []
        const write = {
          endpoint,
          input: input as Input,
          key: idempotencyKey,
          touches,
          label: options.label?.(),
          form: options.formOf?.(),
        }
        const outcome = await keptOr(write, error)
        if (outcome instanceof KeptForLater) unanswered.delete(print)
        throw outcome
      }
    },
    onSuccess: (answer) => {
      for (const room of [endpoint.room, ...(options.touches ?? [])])
        void client.invalidateQueries({ queryKey: keyOf(room) })
      options.onDone?.(answer)
    },
  })
}

/** Writes that got no answer -> the key to send them again with. */
const unanswered = new Map<string, string>()
onWipe(() => unanswered.clear())
