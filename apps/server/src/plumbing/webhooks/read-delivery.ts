import { createHash } from 'node:crypto'
import { issueSentence } from '@homeward/contract/issue-sentence'
import type { Webhook } from '@homeward/contract/webhook'
import type { FastifyRequest } from 'fastify'
import { say } from '../language/say.ts'
import { Failure } from '../failure.ts'
import { fieldsOf } from '../http/errors.ts'
import { unkeptText } from '../http/unkept-text.ts'

/** The fields of a delivery whose signature was right, parsed by its declaration. */
export function readDelivery(webhook: Webhook, raw: Buffer): Record<string, unknown> {
  const sent = webhook.takes === 'form' ? ofForm(raw) : ofJson(raw)
  const unkept = unkeptText(sent)
  if (unkept.length > 0) {
    const message = ['This contains a character that cannot be saved.']
    throw new Failure('invalid', {
      fields: Object.fromEntries(unkept.map((field) => [field, message])),
    })
  }
  const input = webhook.input.safeParse(sent, {
    error: (issue) => say('en', issueSentence(issue)),
  })
  if (!input.success) throw new Failure('invalid', { fields: fieldsOf(input.error) })
  return input.data
}

const ofForm = (raw: Buffer): unknown =>
  Object.fromEntries(new URLSearchParams(raw.toString('utf8')))

function ofJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    throw new Failure('malformed')
  }
}

/** The sender's name for a delivery, hashed with its account, because it may be long or sensitive. */
export function deliveryHash(
  { delivery }: Webhook,
  request: FastifyRequest,
  fields: Record<string, unknown>,
): Buffer {
  const name = 'header' in delivery ? request.headers[delivery.header] : fields[delivery.field]
  if (typeof name !== 'string' || name === '') {
    throw new Failure('malformed', { sentence: 'This delivery has no unique ID.' })
  }
  return createHash('sha256')
    .update(JSON.stringify([request.params, name]))
    .digest()
}
