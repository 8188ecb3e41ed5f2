import type { Told } from '@homeward/contract/live'
import type { MessageName } from '@homeward/contract/signals'
import type { QueryKey } from '@tanstack/react-query'
import { askAnew } from './ask-anew.ts'

const registry = new Map<MessageName, QueryKey[]>()

/** Says which queries show what is stored for this person. */
export const toldTouches = (message: MessageName, keys: readonly QueryKey[]): void => {
  registry.set(message, [...(registry.get(message) ?? []), ...keys])
}

/** Asks anew what shows a message that this person was told. */
export const hearTold = ({ message }: Told): void => askAnew(registry.get(message) ?? [])
