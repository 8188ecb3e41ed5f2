import { type Language, languageOf } from '@homeward/domain/language/languages'
import { type Said, sentence, word } from '@homeward/domain/language/sentence'
import { say } from '../../plumbing/language/say.ts'
import type { Mail } from '../../plumbing/mail/mailer.ts'

/** What is written to people, before their language is known. */
export type Letter = { readonly subject: Said; readonly lines: readonly Said[] }

/** What is written to people, in plain text, without the address. */
type Text = Omit<Mail, 'to'>

const letter = (subject: Said, name: string, ...lines: Said[]): Letter => ({
  subject,
  lines: [sentence('Hello {name},', { name }), ...lines, 'Homeward'],
})

/** A letter in the language of its reader. */
export const inLanguage = (language: string | null, written: Letter): Text =>
  textIn(languageOf(language), written)

/** A letter to somebody whose language nobody knows yet: in English, and below in Spanish. */
export function inBoth(written: Letter): Text {
  const [english, spanish] = [textIn('en', written), textIn('es', written)]
  return {
    subject: `${english.subject} / ${spanish.subject}`,
    body: [english.body, '* * *', spanish.body].join('\n\n'),
  }
}

const textIn = (language: Language, { subject, lines }: Letter): Text => ({
  subject: say(language, subject),
  body: lines.map((line) => say(language, line)).join('\n\n'),
})

const notYou = word('If you did not do this, ask your office to send you a password reset now.')

export const passwordChanged = (name: string): Letter =>
  letter(
    word('Your password was changed'),
    name,
    word('The password of your Homeward account was changed.'),
    notYou,
  )

export const factorSwitchedOn = (name: string): Letter =>
  letter(
    word('Two-step verification is on'),
    name,
    word('Homeward now asks for a code from your authenticator app when you sign in.'),
    notYou,
  )

export const factorSwitchedOff = (name: string): Letter =>
  letter(
    word('Two-step verification is off'),
    name,
    word('Homeward no longer asks for a code when you sign in. You need only your password.'),
    notYou,
  )

export const recoveryCodesRenewed = (name: string): Letter =>
  letter(
    word('You have new recovery codes'),
    name,
    word(
      'New recovery codes were created for your Homeward account. The old codes no longer work.',
    ),
    notYou,
  )

export const recoveryCodeUsed = (name: string, left: number): Letter =>
  letter(
    word('A recovery code was used'),
    name,
    sentence(
      'Someone signed in to your Homeward account with a recovery code. You have {left, plural, one {# code} other {# codes}} left.',
      { left },
    ),
    notYou,
  )

export const contactChanged = (name: string): Letter =>
  letter(
    word('Your e-mail address was changed'),
    name,
    word(
      'This is no longer the e-mail address of your Homeward account. You will not receive Homeward e-mail at this address.',
    ),
    notYou,
  )

type Joining = { name: string; agency: string; inviter: string; link: string; code: string }

export const joinInvite = ({ name, agency, inviter, link, code }: Joining): Letter =>
  letter(
    sentence('{agency} invites you to Homeward', { agency }),
    name,
    sentence('{inviter} invites you to work with {agency} in Homeward. Open this page:', {
      inviter,
      agency,
    }),
    link,
    sentence('and enter this code: {code}', { code }),
    word(
      'Choose a username and password. If you already have a Homeward account with this e-mail address, enter its current password to add the agency to it.',
    ),
    word('The invite is valid for seven days. If you do not know the agency, ignore this e-mail.'),
  )

export const passwordReset = (name: string, link: string): Letter =>
  letter(
    word('Choose a new password'),
    name,
    word(
      'Someone requested a new password for your Homeward account. Open this page to choose it:',
    ),
    link,
    word(
      'The link is valid for two hours. If you did not request it, ignore this e-mail. Your current password does not change.',
    ),
  )

export const unboxingInvite = (name: string, agency: string, link: string): Letter =>
  letter(
    sentence('{agency} is ready in Homeward', { agency }),
    name,
    sentence(
      '{agency} was set up in Homeward, and you are its owner. Open this page to choose your username and password:',
      { agency },
    ),
    link,
    word('The link is valid for seven days and works once.'),
  )

export const signupRejected = (name: string, agency: string, reason: string): Letter =>
  letter(
    sentence('Your Homeward request for {agency}', { agency }),
    name,
    sentence('We did not approve your request to add {agency} to Homeward.', { agency }),
    ...(reason ? [sentence('Reason: {reason}', { reason })] : []),
    word('No account was created. You can submit a new request if your situation changes.'),
  )
