import {
  type ClaimAction,
  claimAbilities,
  claimActionNames,
  claimActions,
} from '@homeward/domain/billing/claim-actions'
import { actedOnIn } from '@homeward/domain/billing/testing/acted-on'
import { claimStatuses } from '@homeward/domain/billing/vocabulary'
import { capabilitiesOf } from '@homeward/domain/identity/capabilities'
import { type Role, roles } from '@homeward/domain/identity/roles'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { to } from '../../../plumbing/paths/to.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aClaim, aFiling, idOf } from '../testing/records.ts'
import { ClaimActions } from './claim-actions.tsx'
import { ClaimWriteOffs } from './claim-write-offs.tsx'
import { ClaimsScreen } from './claims-screen.tsx'

const readers = roles.filter((role) => capabilitiesOf(role).includes('claims.read'))
const writers = roles.filter((role) => capabilitiesOf(role).includes('claims.write'))
const byRole = new Map(
  readers.map((role) => [role, { capabilities: capabilitiesOf(role), agentId: null }]),
)

test.each(claimStatuses)(
  'a claim that is %s has a button for every move that a role may make, and for no other',
  async (status) => {
    for (const [role, holder] of byRole) {
      const abilities = claimAbilities(holder, actedOnIn(status))
      signedIn(aUser({ role }))
      const claim = aClaim({ status, abilities })
      await renderScreen(
        <>
          <ClaimActions claim={claim} />
          <ClaimWriteOffs claim={claim} />
        </>,
        { path: 'billing.claims' },
      )
      const shown = screen.queryAllByRole('button').map(({ textContent }) => textContent)
      const may = claimActionNames.filter((name) => abilities[name])
      expect(shown.toSorted(), role).toEqual(may.map((name) => claimActions[name].label).toSorted())
      cleanup()
    }
  },
)

/** What a button sends where it gives no status of its own. */
const requests: Partial<Record<ClaimAction, string>> = {
  correct: 'POST /claims/:id/correct',
  void: 'POST /claims/:id/void',
  leave: 'POST /claims/:id/leave',
  bill_next: 'POST /claims/:id/next_payor',
  bill_first: 'POST /claims/:id/first_payor',
}

test.each(claimActionNames.filter((name) => name !== 'write_off'))(
  'the button of %s asks for that move',
  async (name) => {
    signedIn()
    const asked = requests[name] ?? 'PATCH /claims/:id'
    const seen = serve({ [asked]: () => aRecord(aClaim()) })
    const { label, to: status } = claimActions[name]
    const { user } = await renderScreen(
      <ClaimActions claim={aClaim({ abilities: { [name]: true } })} />,
      { path: 'billing.claims' },
    )
    await user.click(screen.getByRole('button', { name: label }))
    const asking = () => screen.queryByRole('dialog')
    await expect.poll(() => asking() !== null || seen.length > 0).toBe(true)
    const dialog = asking()
    if (dialog) await user.click(within(dialog).getByRole('button', { name: label }))
    const sent = { lock_version: 3, ...(!(name in requests) && { status }) }
    await expect.poll(() => seen.map(({ data }) => data)).toEqual([sent])
  },
)

/** The panel of a denied claim as somebody of a role sees it. */
async function openDenied(role: Role) {
  signedIn(aUser({ role }))
  const holder = { capabilities: capabilitiesOf(role), agentId: null }
  const abilities = claimAbilities(holder, actedOnIn('denied'))
  const denied = aClaim({ status: 'denied', filings: [aFiling()], abilities })
  const seen = serve({
    'GET /claims': () => aPage([]),
    'GET /claims/:id': () => aRecord(denied),
    'PATCH /claims/:id': () => aRecord(denied),
  })
  const at = to('billing.claims', {}, { claim: idOf(1) })
  const { user } = await renderScreen(<ClaimsScreen />, { path: 'billing.claims', at })
  const panel = within(await screen.findByRole('dialog', { name: 'Claim 100001' }))
  await panel.findByText('Denied')
  return { panel, user, seen }
}

test.each(writers)('an appeal is noted on a denied claim by the %s', async (role) => {
  const { panel, user, seen } = await openDenied(role)
  await user.click(panel.getByRole('combobox', { name: 'Next action' }))
  await user.click(await screen.findByRole('option', { name: 'File appeal' }))
  await user.click(panel.getByRole('button', { name: 'Save follow-up' }))
  await expect
    .poll(() => seen.find(({ method }) => method === 'PATCH')?.data)
    .toMatchObject({ follow_up_action: 'file_appeal' })
})

test.each(readers.filter((role) => !writers.includes(role)))(
  'no appeal is noted by the %s, who may only read',
  async (role) => {
    const { panel } = await openDenied(role)
    expect(panel.queryByRole('combobox', { name: 'Next action' })).not.toBeInTheDocument()
  },
)
