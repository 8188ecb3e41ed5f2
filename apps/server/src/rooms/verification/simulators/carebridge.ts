import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openSftpServer, type SftpSignIn } from '../../../plumbing/sftp/sftp-server.ts'
import { openBook } from './carebridge/book.ts'
import { faultOf, type Manner } from './manner.ts'

type Options = {
  /** Its mailbox, in which it makes the folders input, output and taken. */
  folder: string
  signIn: SftpSignIn
  manner: Manner
  /** Milliseconds between two looks at the folder input; null if whoever runs it looks. */
  every: number | null
}

/** CareBridge on this machine: an SFTP server over a folder, which it looks through as the vendor does. */
export async function openCarebridgeSimulator({ folder, signIn, manner, every }: Options) {
  for (const name of ['input', 'output', 'taken']) {
    await mkdir(join(folder, name), { recursive: true })
  }
  const book = openBook()
  let isStopped = false
  const server = await openSftpServer({ folder, signIn })
  server.manner.fault = () => {
    if (isStopped) return 'cut'
    server.manner.slow = manner.slow
    const fault = faultOf(manner)
    return fault === 'refused' ? 'cut' : fault === 'gateway' ? 'broken' : fault
  }
  /** Whole at once, so that nothing reads half of it. */
  const leave = async (name: string, text: string) => {
    const part = join(folder, 'output', `.${name}.part`)
    await writeFile(part, text)
    await rename(part, join(folder, 'output', name))
  }
  const lookNow = async () => {
    const names = await readdir(join(folder, 'input'))
    for (const name of names.filter((one) => !one.endsWith('.part')).toSorted()) {
      const said = book.take(name, await readFile(join(folder, 'input', name), 'utf8'))
      await rename(join(folder, 'input', name), join(folder, 'taken', name))
      const stem = name.replace(/\.CSV$/i, '')
      await leave(`${stem}_RESPONSE.CSV`, said)
      if (manner.twice) await leave(`${stem}_RESPONSE_2.CSV`, said)
    }
  }
  let looking = Promise.resolve()
  /** Takes in the files that were put; the looks come one after the other. */
  const look = (): Promise<void> => {
    looking = looking.then(lookNow)
    return looking
  }
  let files = 0
  /** Leaves the two reports of a day, for each agency that has appointments. */
  const report = async (at: Date) => {
    files += 1
    const stamp = at.toISOString().replaceAll(/\D/g, '').slice(0, 14)
    const agencies = [...book.appointments.values()].map(({ row }) => row.ProviderEIN ?? '')
    for (const taxId of new Set(agencies)) {
      const { errors, status } = book.report(taxId)
      const end = `NC_${taxId}_${files}_${stamp}.CSV`
      await leave(`APPOINTMENT_ERRORS_${end}`, errors)
      await leave(`APPOINTMENT_STATUS_${end}`, status)
    }
  }
  const timer = every === null ? null : setInterval(() => void look(), every)
  timer?.unref()
  return {
    endpoint: server.endpoint,
    hostKey: server.hostKey,
    appointments: book.appointments,
    look,
    report,
    /** Refuses connections until it is started again; what it has stays. */
    stop: () => void (isStopped = true),
    start: () => void (isStopped = false),
    close: async (): Promise<void> => {
      if (timer) clearInterval(timer)
      await looking
      await server.close()
    },
  }
}
