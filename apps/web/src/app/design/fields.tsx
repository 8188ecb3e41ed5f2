import { useState } from 'react'
import { DateField } from '../../ui/fields/date-field.tsx'
import { DurationField } from '../../ui/fields/duration-field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { MoneyField } from '../../ui/fields/money-field.tsx'
import { TimeField } from '../../ui/fields/time-field.tsx'
import { LanguageSwitch } from '../../ui/page/language-switch.tsx'
import styles from './design.module.css'

/** Fields that read what a person types: days, times, hours, money and files. */
export const Fields = () => {
  const [day, setDay] = useState('2026-11-24')
  const [clock, setClock] = useState('09:30')
  const [minutes, setMinutes] = useState<number | ''>(90)
  const [cents, setCents] = useState<number | null>(2_844_000)
  return (
    <>
      <div className={styles.fields}>
        <DateField label="Day" value={day} onChange={setDay} />
        <TimeField label="Start" value={clock} onChange={setClock} />
        <DurationField label="Length" value={minutes} onChange={setMinutes} />
        <MoneyField label="Amount" value={cents} onChange={setCents} />
        <DateField label="Ends on" value="13/45/26" error="Enter a date as MM/DD/YYYY." />
      </div>
      <div className={styles.fields}>
        <FileDrop label="Choose or drop a file" hint="PDF up to 25 MB" onFiles={() => undefined} />
        <FileDrop label="Choose or drop a file" busy onFiles={() => undefined} />
        <div className={styles.row}>
          <LanguageSwitch />
        </div>
      </div>
    </>
  )
}
