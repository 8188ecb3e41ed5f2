import { generalFailures } from '@homeward/contract/failures/general'

/** Sentences of the error catalogue that are the same wherever they are said. */
export const words = {
  expired: 'Your session has expired, please try to re-login',
  notFound: generalFailures.not_found.sentence,
  /** Said where a change is not kept on the device; otherwise `offlineWords` counts them. */
  connectionLost: 'Connection Lost. Any changes you made will not be saved',
  goingOnline: 'Going back online',
  notLoaded: 'This could not be loaded. Try again when you are back online.',
  liveClosed: 'Live channel: closed by the server, which does not say why.',
  liveUnauthorized: 'Live channel: unauthorized, there is no token. It is not opened.',
} as const

/** A failure of the server itself, with the number that support finds it by. */
export const internalWords = (requestId: string): string =>
  requestId
    ? `Something went wrong on our end. Try again. If it keeps happening, contact support with request number ${requestId}.`
    : 'Something went wrong on our end. Try again. If it keeps happening, contact support.'

/** "You are offline. 2 changes are kept on this device and will be sent." */
export const offlineWords = (unsent: number): string => {
  if (unsent === 0) return 'You are offline. There are no unsynced changes.'
  return `You are offline. ${unsent === 1 ? '1 change is' : `${unsent} changes are`} kept on this device and will be sent.`
}

/** A field's name for people: `lock_version` becomes `lock version`. */
export const fieldWord = (field: string): string =>
  field.replace(/_id$|_attributes$/, '').replaceAll('_', ' ')
