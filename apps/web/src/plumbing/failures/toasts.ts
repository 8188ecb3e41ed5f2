import { notifications } from '@mantine/notifications'
import { createElement, Fragment, type ReactNode } from 'react'

/** How long a toast stays, in milliseconds. */
export const toastTime = 5000

type Details = {
  caption?: string
  /** Names toasts that say the same in other words. */
  kind?: string
  /** Stands below the words. */
  offer?: ReactNode
}

/** A toast for the unexpected. The same is not stacked. Returns its id, so that it can be taken away. */
export const toastFailure = (
  message: string,
  { caption, kind = message, offer }: Details = {},
): string =>
  notifications.show({
    id: `failure:${kind}`,
    color: 'red',
    autoClose: toastTime,
    message: createElement(Fragment, null, message, offer),
    ...(caption && { title: caption }),
  })

/** A toast that says that something was done. */
export const toastDone = (message: string): void => {
  notifications.show({ color: 'pine', autoClose: toastTime, message })
}

/** A toast that says something a person should know. */
export const toastNote = (message: string): void => {
  notifications.show({ id: `note:${message}`, color: 'amber', autoClose: toastTime, message })
}
