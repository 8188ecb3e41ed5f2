import {
  offerModeLabels,
  offerModes,
  type OfferMode,
  usualWave,
} from '@homeward/domain/visits/offers'
import { Button, Select } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import type { Offering } from './use-offer.ts'

type Props = { people: string[]; offer: Offering; onDone: () => void }

const modes = optionsOf(offerModes, offerModeLabels)
const waves = [5, 10, 20, 30, 60].map((minutes) => ({
  value: String(minutes),
  label: `A wave of ${usualWave.size} every ${minutes} min`,
}))

/** Offers a visit to those who were chosen, in that order. */
export const OfferBar = ({ people, offer, onDone }: Props) => {
  const [mode, setMode] = useState<OfferMode>('first')
  const [minutes, setMinutes] = useState(String(usualWave.minutes))
  return (
    <>
      <Select
        aria-label="Who gets the visit"
        data={modes}
        value={mode}
        allowDeselect={false}
        onChange={(value) => setMode(offerModes.find((one) => one === value) ?? 'first')}
      />
      <Select
        aria-label="Waves"
        data={waves}
        value={minutes}
        allowDeselect={false}
        onChange={(value) => setMinutes(value ?? String(usualWave.minutes))}
      />
      <Button
        leftSection={<IconSend size={16} aria-hidden />}
        loading={offer.sending}
        onClick={() =>
          offer.send({ agent_ids: people, mode, wave_minutes: Number(minutes) }, onDone)
        }
      >
        Offer to {people.length}
      </Button>
    </>
  )
}
