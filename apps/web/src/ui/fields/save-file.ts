import type { ReceivedFile } from '../../plumbing/api/request.ts'

/** Hands a received file to the browser's downloads. */
export const saveFile = ({ blob, name }: ReceivedFile): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
