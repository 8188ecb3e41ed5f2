import type { Signature } from '@homeward/contract/files/signatures'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { Button } from '@mantine/core'
import { VisitCard } from '../../rooms/visits/week/rows/visit-card.tsx'
import { FloatingBar } from '../../ui/feedback/floating-bar.tsx'
import { BesideList } from '../../ui/list/beside/beside-list.tsx'
import { FactList } from '../../ui/record/facts.tsx'
import { Signatures } from '../../ui/sign/signatures.tsx'
import { PersonName } from '../../ui/text/person-name.tsx'
import styles from './design.module.css'

const hour = 3_600_000
const noon = new Date().setHours(12, 0, 0, 0)
const at = (hours: number): string => new Date(noon + hours * hour).toISOString()

const aVisit = (name: string, begins: number, wishes: Partial<VisitRow>): VisitRow => ({
  id: name,
  scheduled_date: at(begins).slice(0, 10),
  scheduled_time: `${String(12 + (begins % 12)).padStart(2, '0')}:00`,
  scheduled_duration: 120,
  starts_at: at(begins),
  ends_at: at(begins + 2),
  status: 'scheduled',
  client: { id: name, name },
  agent: { id: 'tasha', name: 'Tasha Greene' },
  services: [{ id: 'pcs', label: 'Personal care', minutes: 120 }],
  check_in_at: null,
  check_out_at: null,
  completed_duration: null,
  reviewed_duration: null,
  held_for: [],
  signed: false,
  overlap_reason: null,
  lock_version: 1,
  draft: false,
  cover: null,
  moment: 'to_come',
  ...wishes,
})

const done = { check_in_at: at(-28), check_out_at: at(-26), signed: true } as const

const visits: readonly VisitRow[] = [
  aVisit('Ruth Abernathy', 24, {}),
  aVisit('Vivian Inman', -1, { status: 'in_progress', check_in_at: at(-1), moment: 'in_progress' }),
  aVisit('Earl Dixon', -28, { status: 'completed', ...done, moment: 'done' }),
  aVisit('Hazel Stroupe', -28, { status: 'completed', ...done, held_for: ['too_long'] }),
  aVisit('Loretta Simms', -26, { moment: 'missed' }),
  aVisit('Rosalind Oakley', 25, { status: 'available', agent: null, moment: 'open' }),
  aVisit('Mildred Gaddy', 26, { draft: true }),
  aVisit('Otis Hargrove', 27, { status: 'canceled' }),
]

const signature: Signature = {
  id: 'signed',
  signer_role: 'client',
  signed: null,
  waived: { by: 'Priya Raman', at: at(-26), reason: 'Her hand is in a cast.' },
  voided: null,
}

const noActs = {
  sign: () => Promise.resolve(),
  waive: () => Promise.resolve(),
  void: () => Promise.resolve(),
}

/** Visits of the board in every state, the bar of a draft, a panel beside its list, and signatures. */
export const Work = () => (
  <>
    <div className={styles.cards}>
      {visits.map((visit) => (
        <VisitCard key={visit.id} visit={visit} says="client" />
      ))}
    </div>
    <FloatingBar label="Changes">
      <span>6 changes in this draft. 4 caregivers and 5 clients will hear of it.</span>
      <Button size="xs">Review & publish</Button>
    </FloatingBar>
    <div className={styles.beside}>
      <BesideList
        beside={{
          of: 'Client',
          id: 'ruth',
          before: undefined,
          after: 'vivian',
          position: '1 of 162',
          page: () => '/design',
          body: () => (
            <FactList
              facts={[
                { label: 'Phone', value: '(828) 555-0120' },
                { label: 'Payor', value: 'NC Medicaid' },
              ]}
            />
          ),
          show: () => undefined,
          close: () => undefined,
          open: () => undefined,
          follow: () => undefined,
        }}
      >
        <PersonName kind="client" name="Abernathy, Ruth" />
      </BesideList>
    </div>
    <Signatures
      slots={[
        { label: 'Client', signers: [{ role: 'client', name: 'Ruth Abernathy' }] },
        { label: 'Nurse', signers: [{ role: 'nurse', name: 'Joan Castellano' }] },
      ]}
      signatures={[signature]}
      may={{ sign: true, waive: true, void: true }}
      acts={noActs}
    />
  </>
)
