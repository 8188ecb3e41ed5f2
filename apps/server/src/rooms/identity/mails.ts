import type { Mail } from '../../plumbing/mail/mailer.ts'

/** What is written to people, in plain text, without the address. */
export type Text = Omit<Mail, 'to'>

const text = (subject: string, name: string, ...lines: string[]): Text => ({
  subject,
  body: [`Hello ${name},`, ...lines, 'Homeward'].join('\n\n'),
})

const notYou = 'If this was not you, ask your office to send you a reset of the password at once.'

export const passwordChanged = (name: string): Text =>
  text(
    'Your password was changed',
    name,
    'The password of your Homeward account was changed just now.',
    notYou,
  )

export const factorSwitchedOn = (name: string): Text =>
  text(
    'Your second factor is on',
    name,
    'From now on Homeward asks for a code of your authenticator app when you sign in.',
    notYou,
  )

export const factorSwitchedOff = (name: string): Text =>
  text(
    'Your second factor is off',
    name,
    'Homeward no longer asks for a code when you sign in: your password alone is enough.',
    notYou,
  )

export const recoveryCodesRenewed = (name: string): Text =>
  text(
    'You have new recovery codes',
    name,
    'New recovery codes were made for your Homeward account. The old ones no longer work.',
    notYou,
  )

export const recoveryCodeUsed = (name: string, left: number): Text =>
  text(
    'A recovery code was used',
    name,
    `Somebody signed in to your Homeward account with a recovery code. ${left} of them are left.`,
    notYou,
  )

export const contactChanged = (name: string): Text =>
  text(
    'Your e-mail address was changed',
    name,
    'This is no longer the e-mail address of your Homeward account. Mails no longer come here.',
    notYou,
  )

type Joining = { name: string; agency: string; inviter: string; link: string; code: string }

export const joinInvite = ({ name, agency, inviter, link, code }: Joining): Text =>
  text(
    `${agency} invites you to Homeward`,
    name,
    `${inviter} invites you to work with ${agency} in Homeward. Open this page:`,
    link,
    `and enter this code: ${code}`,
    'There you choose a username and a password of your own. If you have a Homeward account with this e-mail address already, enter its current password instead, and the agency is added to it.',
    'The invite is good for seven days. If you do not know the agency, leave it unanswered.',
  )

export const passwordReset = (name: string, link: string): Text =>
  text(
    'Choose a new password',
    name,
    'A new password was asked for on your Homeward account. Open this page to choose it:',
    link,
    'The page is good for two hours. If you did not ask for it, you do not need to do anything: your current password stays.',
  )

export const unboxingInvite = (name: string, agency: string, link: string): Text =>
  text(
    `${agency} is ready in Homeward`,
    name,
    `${agency} was set up in Homeward, and you are its owner. Open this page to choose your username and password:`,
    link,
    'The page is good for seven days and works once.',
  )

export const signupRejected = (name: string, agency: string, reason: string): Text =>
  text(
    `${agency} was not admitted to Homeward`,
    name,
    `You asked that ${agency} joins Homeward. The request was not accepted.`,
    ...(reason ? [`The reason: ${reason}`] : []),
    'Nothing was set up, and no account was made. If something about your agency changes, ask again.',
  )
