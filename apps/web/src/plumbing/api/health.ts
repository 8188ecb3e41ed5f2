import { ask } from './call.ts'

/** How long the server may take to say that it lives, in milliseconds. */
const patience = 5000

/** Whether the server answers at all. */
export const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await ask('/health', { cache: 'no-store' }, patience)).ok
  } catch {
    return false
  }
}
