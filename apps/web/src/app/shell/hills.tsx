import styles from './shell.module.css'

/** Three ridges and a house with a lit window at the foot of the rail. */
export const Hills = () => (
  <svg className={styles.hills} viewBox="0 0 208 150" preserveAspectRatio="none" aria-hidden>
    <path
      d="M0 82c18-14 34-24 56-20 26 5 40 22 66 20 30-2 54-24 86-22v90H0Z"
      fill="var(--hw-hill-1)"
    />
    <path d="M0 110c34-18 62-20 94-9 36 12 74 2 114-20v69H0Z" fill="var(--hw-hill-2)" />
    <path d="M136 104V88h-4l18-15 18 15h-4v16Z" fill="var(--hw-hill-3)" />
    <rect x="146.5" y="88" width="7" height="8" rx="1" fill="var(--hw-window)" />
    <path d="M0 132c40-20 88-30 132-27 34 2 58 6 76 1v44H0Z" fill="var(--hw-hill-3)" />
  </svg>
)
