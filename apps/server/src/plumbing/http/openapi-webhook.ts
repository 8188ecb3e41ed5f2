import type { Webhook } from '@homeward/contract/webhook'
import { failureOf } from '@homeward/contract/failures'
import { jsonSchema, parameters } from './openapi-schema.ts'

const taken = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const
const answered = { xml: 'text/xml', text: 'text/plain' } as const

/** A webhook as OpenAPI tells it: a call that another service makes, signed instead of signed in. */
export const delivery = (webhook: Webhook): object => ({
  tags: [webhook.room],
  summary: webhook.summary,
  description: `Called by another service. Signature: \`${webhook.signature}\`.${webhook.spec ? ` Call ${webhook.spec}.` : ''}`,
  security: [],
  parameters: parameters(jsonSchema(webhook.params, 'input'), 'path'),
  requestBody: {
    content: { [taken[webhook.takes]]: { schema: jsonSchema(webhook.input, 'input') } },
  },
  responses: {
    ...success(webhook),
    403: { description: `\`signature_wrong\`: ${failureOf('signature_wrong').sentence}` },
    413: { description: `\`too_large\`: ${webhook.bodyLimit} bytes at most.` },
    422: { description: `\`invalid\`: ${failureOf('invalid').sentence}` },
  },
})

const success = ({ answers, summary }: Webhook): object =>
  answers === 'nothing'
    ? { 204: { description: 'It has arrived.' } }
    : { 200: { description: summary, content: { [answered[answers]]: {} } } }
