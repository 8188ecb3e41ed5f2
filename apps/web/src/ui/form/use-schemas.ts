import type { Endpoint } from '@homeward/contract/endpoint'
import { useEffect, useRef } from 'react'
import { type Schemas, schemasOf } from '../../plumbing/api/schemas.ts'
import { showFailure } from '../../plumbing/failures/show.ts'

/**
 * Hands the schemas of a form's endpoint to whoever sends the form: at once where they are there. They
 * are loaded as soon as the form stands, and asked for again where they did not come.
 */
export const useSchemas = (endpoint: Endpoint) => {
  const held = useRef<Schemas>(undefined)
  const asking = useRef(false)
  useEffect(() => {
    let left = false
    void schemasOf(endpoint)
      .then((schemas) => !left && (held.current = schemas))
      .catch(() => undefined)
    return () => {
      left = true
      held.current = undefined
    }
  }, [endpoint])

  const ask = async (go: (schemas: Schemas) => void): Promise<void> => {
    if (asking.current) return
    asking.current = true
    try {
      go(await schemasOf(endpoint))
    } catch (error) {
      showFailure(error)
    } finally {
      asking.current = false
    }
  }
  return (go: (schemas: Schemas) => void): void => {
    if (held.current) go(held.current)
    else void ask(go)
  }
}
