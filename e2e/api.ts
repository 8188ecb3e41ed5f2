import { demoPassword } from './sign-in.ts'

type Body = { data?: unknown; meta?: { total: number } }

/** The API as somebody of the demo agency uses it, to prepare what a test is not about. */
export type Api = {
  get<T>(path: string): Promise<T>
  send<T>(method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, data?: object): Promise<T>
}

/** Signs in over the API; every call of it throws where it is refused. */
export async function apiOf(baseURL: string, username: string): Promise<Api> {
  const ask = async (method: string, path: string, token?: string, data?: object) => {
    const answer = await fetch(`${baseURL}/api/v1/${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(data ? { 'content-type': 'application/json' } : {}),
      },
      ...(data ? { body: JSON.stringify({ data }) } : {}),
    })
    const body = (await answer.json()) as Body
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(body)}`)
    return body.data
  }
  const session = await ask('POST', 'auth', undefined, { username, password: demoPassword })
  const { token } = session as { token: string }
  return {
    get: async <T>(path: string) => (await ask('GET', path, token)) as T,
    send: async <T>(method: string, path: string, data?: object) =>
      (await ask(method, path, token, data)) as T,
  }
}
