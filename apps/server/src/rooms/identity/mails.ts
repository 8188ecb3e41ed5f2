import type { Mail } from '../../plumbing/mail/mailer.ts'

/** What is written to people, in plain text, without the address. */
export type Text = Omit<Mail, 'to'>

const text = (subject: string, name: string, ...lines: string[]): Text => ({
  subject,
  body: [`Hello ${name},`, ...lines, 'Homeward'].join('\n\n'),
})

const notYou = 'If you did not do this, ask your office to send you a password reset now.'

export const passwordChanged = (name: string): Text =>
  text(
    'Your password was changed',
    name,
    'The password of your Homeward account was changed.',
    notYou,
  )

export const factorSwitchedOn = (name: string): Text =>
  text(
    'Two-step verification is on',
    name,
    'Homeward now asks for a code from your authenticator app when you sign in.',
    notYou,
  )

export const factorSwitchedOff = (name: string): Text =>
  text(
    'Two-step verification is off',
    name,
    'Homeward no longer asks for a code when you sign in. You need only your password.',
    notYou,
  )

export const recoveryCodesRenewed = (name: string): Text =>
  text(
    'You have new recovery codes',
    name,
    'New recovery codes were created for your Homeward account. The old codes no longer work.',
    notYou,
  )

export const recoveryCodeUsed = (name: string, left: number): Text =>
  text(
    'A recovery code was used',
    name,
    `Someone signed in to your Homeward account with a recovery code. You have ${left} codes left.`,
    notYou,
  )

export const contactChanged = (name: string): Text =>
  text(
    'Your e-mail address was changed',
    name,
    'This is no longer the e-mail address of your Homeward account. You will not receive Homeward e-mail at this address.',
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
    'Choose a username and password. If you already have a Homeward account with this e-mail address, enter its current password to add the agency to it.',
    'The invite is valid for seven days. If you do not know the agency, ignore this e-mail.',
  )

export const passwordReset = (name: string, link: string): Text =>
  text(
    'Choose a new password',
    name,
    'Someone requested a new password for your Homeward account. Open this page to choose it:',
    link,
    'The link is valid for two hours. If you did not request it, ignore this e-mail. Your current password does not change.',
  )

export const unboxingInvite = (name: string, agency: string, link: string): Text =>
  text(
    `${agency} is ready in Homeward`,
    name,
    `${agency} was set up in Homeward, and you are its owner. Open this page to choose your username and password:`,
    link,
    'The link is valid for seven days and works once.',
  )

export const signupRejected = (name: string, agency: string, reason: string): Text =>
  text(
    `Your Homeward request for ${agency}`,
    name,
    `We did not approve your request to add ${agency} to Homeward.`,
    ...(reason ? [`Reason: ${reason}`] : []),
    'No account was created. You can submit a new request if your situation changes.',
  )
