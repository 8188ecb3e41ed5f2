import type { EventPayload } from '@homeward/contract/signals'
import { formatDateTime, formatDay, formatTime } from '@homeward/domain/dates'
import { type Said, sentence, word } from '@homeward/domain/language/sentence'
import { localDay } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'
import { findUsersOf } from '../notifications/recipients-store.ts'

type Told = EventPayload<'offer.told'>
type Went = EventPayload<'offer.went'>

/** Tells caregivers of an open visit: that it is offered, theirs, or somebody else's. It does not name the client. */
export async function notifyOfferTold(ctx: Ctx, told: Told): Promise<void> {
  const to = await findUsersOf(ctx.tx, told.agent_ids)
  const { title, body } = toldWords(told, ctx.agency.timeZone)
  await notify(ctx, {
    kind: 'visit_offered',
    to,
    items: [{ title, body, subject: null, about: `offer:${told.offer_id}:${told.what}` }],
  })
}

function toldWords(
  { what, starts_at, ends_at, expires_at }: Told,
  zone: string,
): { title: Said; body: Said } {
  const day = formatDay(localDay(starts_at, zone))
  const [from, to] = [formatTime(starts_at, zone), formatTime(ends_at, zone)]
  switch (what) {
    case 'offered':
      return {
        title: sentence('Open visit on {day}, {from} to {to}', { day, from, to }),
        body: sentence('You can accept it on your phone until {until}.', {
          until: formatDateTime(expires_at, zone),
        }),
      }
    case 'assigned':
      return {
        title: sentence('The visit on {day} at {from} is yours', { day, from }),
        body: word('It is on your schedule now.'),
      }
    case 'not_chosen':
      return {
        title: sentence('The visit on {day} at {from} went to someone else', { day, from }),
        body: word('Thank you for your answer.'),
      }
    case 'gone':
      return {
        title: sentence('The visit on {day} at {from} is no longer offered', { day, from }),
        body: word('The office withdrew or changed it. You do not have to do anything.'),
      }
  }
}

/** Tells whoever offered a visit how it goes; everybody who schedules, if that was not a person. */
export async function notifyOfferWent(ctx: Ctx, went: Went): Promise<void> {
  const when = formatDateTime(went.starts_at, ctx.agency.timeZone)
  const who = went.agent_name ?? ''
  const words: Record<Went['what'], [string, string]> = {
    assigned: [`${who} accepted the visit`, 'The visit is assigned.'],
    wanted: [`${who} wants the visit`, 'Pick a caregiver on the staffing page.'],
    expired: ['No one accepted the visit', 'It is still open. Assign it, or offer it again.'],
    unpicked: ['Choose who gets the visit', 'Pick one of those who accepted.'],
  }
  const [title, body] = words[went.what]
  await notify(ctx, {
    kind: 'offer_answered',
    to: went.user_id === null ? 'holders' : [went.user_id],
    items: [
      {
        title: `${title} of ${went.client_name}, ${when}`,
        body,
        subject: { type: 'visit', id: went.visit_id },
        about: `offer_went:${went.offer_id}:${went.what}:${went.agent_id ?? ''}`,
      },
    ],
  })
}
