import { createTransport } from 'nodemailer'

/** A mail as a person reads it: plain text. */
export type Mail = { readonly to: string; readonly subject: string; readonly body: string }

/** The way out for mails. */
export type Mailer = {
  /** Hands a mail to the mail server; rejects where it is not taken. */
  send(mail: Mail): Promise<void>
}

/** Milliseconds after which a mail server that does not answer is given up. */
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
