import { setTimeout } from 'node:timers/promises'
import { demoPassword } from '@homeward/domain/identity/demo-people'
import { foundWords, fuzz } from './fuzz.ts'
import type { Document, FuzzRequest } from './requests.ts'

/**
 * Sends many requests to a server with the demo agency, which is spoiled by them: its address, how many, and the seed.
 * Ends with an error where a single one failed on our side.
 */
const [base = '', ...numbers] = process.argv.slice(2)
const [requests = 0, seed = 0] = numbers.map(Number)
const people = ['owner', 'super', 'manager', 'nurse', 'billing', 'caregiver']
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function tokenOf(username: string): Promise<string | null> {
  const answer = await fetch(`${base}/api/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { username, password: demoPassword } }),
  })
  const { data } = (await answer.json()) as { data?: { token: string } }
  if (answer.status !== 429) return data?.token ?? null
  await setTimeout(Number(answer.headers.get('retry-after') ?? 1) * 1000)
  return tokenOf(username)
}

const tokens = await Promise.all(people.map(tokenOf))

/** Somebody may be signed out by what is sent; they sign in again while they still can. */
async function send(request: FuzzRequest, who: number) {
  const token = tokens[who]
  const { method, path, body, headers } = request
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  try {
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: { ...headers, ...bearer },
      body: method === 'GET' ? null : body,
    })
    const text = await answer.text()
    if (answer.status === 401 && token && tokens[who] === token) {
      tokens[who] = await tokenOf(people[who] ?? '')
    }
    return { status: answer.status, text }
  } catch (error) {
    return { status: 599, text: String(error) }
  }
}

const document = (await (await fetch(`${base}/api/v1/openapi.json`)).json()) as Document
const started = performance.now()
const found = await fuzz({ document, send, people: people.length, requests, seed, atOnce: 8 })
say(foundWords(found))
const seconds = Math.round((performance.now() - started) / 1000)
say(
  `${requests} requests in ${seconds} s, ${found.failures.length} failed on our side; seed ${seed}`,
)
process.exitCode = found.failures.length === 0 ? 0 : 1
