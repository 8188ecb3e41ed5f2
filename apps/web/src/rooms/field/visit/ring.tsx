const radius = 26
const around = 2 * Math.PI * radius

/** How much of a whole is done, as a ring; the words beside it say the same. */
export const Ring = ({ part, of }: { part: number; of: number }) => (
  <svg width="44" height="44" viewBox="0 0 60 60" fill="none" strokeWidth="7" aria-hidden>
    <circle cx="30" cy="30" r={radius} stroke="var(--hw-pine-1)" />
    {part > 0 && (
      <circle
        cx="30"
        cy="30"
        r={radius}
        stroke="var(--hw-pine)"
        strokeLinecap="round"
        strokeDasharray={`${(around * part) / of} ${around}`}
        transform="rotate(-90 30 30)"
      />
    )}
  </svg>
)
