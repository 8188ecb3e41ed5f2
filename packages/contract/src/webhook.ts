import { z } from 'zod'
import { type Params, uuidParams } from './endpoint.ts'

/**
 * How a delivery proves who sent it: `twilio` signs address and fields (X-Twilio-Signature),
 * `hmac_sha256` signs time and content (X-Signature: t=seconds,v1=hex).
 */
const signatureSchemes = ['twilio', 'hmac_sha256'] as const
export type SignatureScheme = (typeof signatureSchemes)[number]

/** What identifies a delivery, so a repeated one is recognized; the sender sets it. */
type DeliveryName = { readonly header: string } | { readonly field: string }

/** The answer: a document, a line of text, or only that it arrived. */
type WebhookAnswer = 'xml' | 'text' | 'nothing'

/** A call from another service: no session, but a signature; declared once like an endpoint. */
export type Webhook<
  Path extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Answer extends WebhookAnswer = WebhookAnswer,
> = {
  readonly room: string
  readonly spec?: string
  readonly summary: string
  readonly method: 'POST'
  readonly path: Path
  readonly takes: 'form' | 'json'
  /** The fields that we read. Services send more, and more each year; the rest is ignored. */
  readonly input: Input
  readonly params: z.ZodObject
  readonly answers: Answer
  readonly signature: SignatureScheme
  readonly delivery: DeliveryName
  /** The most bytes of a delivery. */
  readonly bodyLimit: number
}

type Declaration<
  Path extends string,
  Input extends z.ZodRawShape,
  Answer extends WebhookAnswer,
> = Pick<Webhook, 'room' | 'spec' | 'summary' | 'takes' | 'signature' | 'delivery'> & {
  path: Path
  input: Input
  params?: Record<string, z.ZodType>
  answers: Answer
  bodyLimit?: number
}

/** Declares a webhook. Leaving out the signature does not compile. */
export const webhook = <
  Path extends string,
  Input extends z.ZodRawShape,
  Answer extends WebhookAnswer,
>(
  declaration: Declaration<Path, Input, Answer>,
): Webhook<Path, z.ZodObject<Input>, Answer> => ({
  ...declaration,
  method: 'POST',
  input: z.object(declaration.input),
  params: z.object({ ...uuidParams(declaration.path), ...declaration.params }),
  bodyLimit: declaration.bodyLimit ?? 64 * 1024,
})

/** What its verb receives: parameters and fields in one flat object. */
export type DeliveredOf<W> =
  W extends Webhook<infer Path, infer Input> ? Params<Path> & z.output<Input> : never

/** What its verb returns. */
export type WebhookAnswerOf<W> =
  W extends Webhook<string, z.ZodObject, infer Answer>
    ? Answer extends 'nothing'
      ? void
      : string
    : never
