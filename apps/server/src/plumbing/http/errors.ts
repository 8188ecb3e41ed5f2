import { type ErrorBody, failureOf } from '@homeward/contract/failures'
import { type Language, languageAsked } from '@homeward/domain/language/languages'
import { sentence, word } from '@homeward/domain/language/sentence'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isBusy } from '../db/busy.ts'
import { Failure } from '../failure.ts'
import { say } from '../language/say.ts'

/** Answers any error with its status and a body that says what, why and what next; never a stack. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = isBusy(thrown) ? new Failure('busy', { retryAfter: 1 }) : thrown
  const language = languageAsked(request.headers['accept-language'])
  const { status, body } = describe(error, request.id, language)
  if (error instanceof Failure && error.retryAfter !== undefined) {
    void reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))))
  }
  if (status >= 500) request.log.error({ err: withoutValues(error) }, 'a request failed')
  void reply.status(status).send(body)
}

/** Status and body of an error. */
function describe(
  error: unknown,
  requestId: string,
  language: Language,
): { status: number; body: ErrorBody } {
  const failed = (failure: Failure) => ofFailure(failure, requestId, language)
  if (error instanceof Failure) return failed(error)
  if (isCanceled(error)) return failed(new Failure('timed_out'))
  const status = statusOf(error)
  if (status === 413) return failed(new Failure('too_large'))
  if (status === 429) return failed(new Failure('throttled'))
  if (status >= 400 && status < 500) return failed(new Failure('malformed'))
  return {
    status: 500,
    body: {
      code: 'internal',
      errors: {},
      non_field_errors: [
        say(
          language,
          sentence(
            'Something went wrong on our end. Give support this request number: {requestId}.',
            {
              requestId,
            },
          ),
        ),
      ],
      request_id: requestId,
    },
  }
}

function ofFailure(
  failure: Failure,
  requestId: string,
  language: Language,
): { status: number; body: ErrorBody } {
  const { status, field } = failureOf(failure.code)
  const said = say(language, failure.said)
  const fields = Object.entries(failure.fields).map(
    ([name, sentences]) => [name, sentences.map((one) => say(language, one))] as const,
  )
  const named = fields.length > 0
  return {
    status,
    body: {
      code: failure.code,
      errors: named ? Object.fromEntries(fields) : field ? { [field]: [said] } : {},
      non_field_errors: named || field ? [] : [said],
      request_id: requestId,
      ...(failure.current === undefined ? {} : { current: failure.current }),
    },
  }
}

/** The messages of a refused input by field; a field inside a list is written `list.0.field`. */
export function fieldsOf(error: z.ZodError): Record<string, string[]> {
  // A map: what is sent may be called like what every object has, such as `constructor`.
  const fields = new Map<string, string[]>()
  const add = (field: string, message: string) =>
    fields.set(field, [...(fields.get(field) ?? []), message])
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        add(path ? `${path}.${key}` : key, word('This field is not recognized.'))
      }
    } else {
      add(path || 'data', issue.message)
    }
  }
  return Object.fromEntries(fields)
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error
    ? Number(error.statusCode)
    : 500

/** A statement that the database gave up because it took too long. */
const isCanceled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014'

/** Errors of the database quote the values they refuse; only what names no value is logged. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const kept = ['code', 'constraint', 'table', 'column', 'schema'].flatMap((name) =>
    name in error ? [[name, Reflect.get(error, name)]] : [],
  )
  const fromDatabase = kept.length > 0
  return {
    name: error.name,
    ...(fromDatabase ? {} : { message: error.message }),
    stack: fromDatabase ? error.stack?.split('\n').slice(1).join('\n') : error.stack,
    ...Object.fromEntries(kept),
  }
}
