import type { Endpoint, FileAnswer, PageMeta } from '@homeward/contract/endpoint'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

/** Wraps what a verb returned into the answer that its endpoint declares. */
export function send(endpoint: Endpoint, out: unknown, reply: FastifyReply): unknown {
  const { returns } = endpoint
  if (returns.kind === 'file') return sendFile(out as FileAnswer, reply)
  if (endpoint.method === 'POST' && endpoint.writes) void reply.status(201)
  if (returns.kind === 'record') return { data: checked(returns.schema, out) }
  if (returns.kind === 'partial') {
    const { data, meta } = out as { data: unknown; meta: { ignored: readonly string[] } }
    return { data: checked(returns.schema, data), meta }
  }
  const { data, meta } = out as { data: unknown[]; meta: PageMeta }
  return { data: checked(z.array(returns.schema), data), meta }
}

function sendFile(file: FileAnswer, reply: FastifyReply): string | Buffer {
  void reply
    .header('content-type', file.mediaType)
    .header(
      'content-disposition',
      `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, '_')}"`,
    )
  return typeof file.body === 'string' ? file.body : Buffer.from(file.body)
}

const checking = process.env.NODE_ENV !== 'production'

/** Outside production every answer is checked against its declaration; a wrong answer fails there. */
function checked(schema: z.ZodType, out: unknown): unknown {
  if (!checking) return out
  const result = schema.safeParse(out)
  if (result.success) return result.data
  throw new Error(`The answer breaks its declaration: ${z.prettifyError(result.error)}`)
}
