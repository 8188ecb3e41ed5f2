import { notifications } from '@mantine/notifications'
import { createElement, Fragment, type ReactNode } from 'react'

/** How long a toast stays, in milliseconds. */
export const toastTime = 5000

/** A toast for the unexpected. The same words are not stacked. `offer` stands below them. */
export const toastFailure = (message: string, caption?: string, offer?: ReactNode): void => {
  notifications.show({
    id: `failure:${message}`,
    color: 'red',
    autoClose: toastTime,
    message: createElement(Fragment, null, message, offer),
    ...(caption && { title: caption }),
  })
}

/** A toast that says that something was done. */
export const toastDone = (message: string): void => {
  notifications.show({ color: 'pine', autoClose: toastTime, message })
}

/** A toast that says something a person should know. */
export const toastNote = (message: string): void => {
  notifications.show({ id: `note:${message}`, color: 'amber', autoClose: toastTime, message })
}
