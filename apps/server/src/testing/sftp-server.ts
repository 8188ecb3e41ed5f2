import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openSftpServer, type SftpSignIn } from '../plumbing/sftp/sftp-server.ts'

/** An SFTP server on loopback with a folder of its own, up to the end of the test. */
export async function anSftpServer(
  signIn: SftpSignIn,
  folders: readonly string[] = ['outgoing', 'incoming'],
) {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-sftp-'))
  for (const name of folders) await mkdir(join(folder, name))
  const { close, ...server } = await openSftpServer({ folder, signIn })
  onTestFinished(async () => {
    await close()
    await rm(folder, { recursive: true, force: true })
  })
  return { folder, ...server }
}
