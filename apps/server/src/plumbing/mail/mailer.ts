import { createTransport } from 'nodemailer'

/** An e-mail as plain text. */
export type Mail = { readonly to: string; readonly subject: string; readonly body: string }

/** The sender of e-mails. */
export type Mailer = {
  /** Gives an e-mail to the mail server; rejects if it is refused. */
  send(mail: Mail): Promise<void>
}

/** Milliseconds to wait for a mail server. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends by SMTP; `url` is smtp:// or smtps:// with user and password where they are needed. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, body }) {
      await transport.sendMail({ from, to, subject, text: body })
    },
  }
}
