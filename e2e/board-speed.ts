import { chromium, type Page } from '@playwright/test'
import { later, localNow } from './clock.ts'
import { chromiumFlags } from './playwright.config.ts'
import { signIn } from './sign-in.ts'

/** `npm run board-speed`: the schedule with 200 rows and 1,500 visits in a week, and verdicts of the demo agency. */
const baseURL = process.env.BASE_URL
if (!baseURL) throw new Error('BASE_URL is not set; run npm run board-speed.')
const [rows, visits, rounds] = [200, 1500, 5]
const goals = { paint: 1000, verdict: 100, blanks: 0 }

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: chromiumFlags,
})
const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } })
await signIn(page, 'manager')

const week = Array.from({ length: 7 }, (_, at) => later(localNow().day, 7 + at))
const verdict = await verdicts(page)
await largeAgency(page)
const painted: number[] = []
for (let round = 0; round < rounds; round++) painted.push(await paint(page))
const scrolled = await scroll(page)
await browser.close()

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity
const say = (line: string) => process.stdout.write(`${line}\n`)
say(`${rows} rows, ${visits} visits: painted after ${middle(painted).toFixed(0)} ms (goal < 1,000)`)
say(`a verdict after ${middle(verdict).toFixed(0)} ms (goal < 100)`)
say(`${scrolled.frames} frames of scrolling: ${scrolled.blanks} with a blank row (goal 0)`)
const missed =
  middle(painted) > goals.paint || middle(verdict) > goals.verdict || scrolled.blanks > goals.blanks
if (missed) process.exitCode = 1

/** Answers the board with an agency of so many rows and visits; the rest is the product. */
async function largeAgency(on: Page): Promise<void> {
  const id = (kind: number, at: number) =>
    `0190${kind}aaa-0000-7000-8000-${String(at).padStart(12, '0')}`
  const name = (at: number) => `Caregiver ${String(at).padStart(3, '0')}`
  const all = Array.from({ length: visits }, (_, at) => {
    const hour = 8 + (at % 9)
    const date = week[at % 7] ?? ''
    return {
      id: id(1, at),
      scheduled_date: date,
      scheduled_time: `${String(hour).padStart(2, '0')}:00`,
      scheduled_duration: 60,
      starts_at: `${date}T${String(hour + 5).padStart(2, '0')}:00:00.000Z`,
      ends_at: `${date}T${String(hour + 6).padStart(2, '0')}:00:00.000Z`,
      status: 'scheduled',
      client: { id: id(2, at % 300), name: `Client ${at % 300}` },
      agent: { id: id(3, at % rows), name: name(at % rows) },
      services: [{ id: id(4, 1), label: 'Personal care', minutes: 60 }],
      check_in_at: null,
      check_out_at: null,
      completed_duration: null,
      reviewed_duration: null,
      held_for: [],
      signed: false,
      overlap_reason: null,
      lock_version: 0,
      draft: false,
      cover: null,
    }
  })
  await on.route('**/api/v1/visits?**', (route) => {
    const asked = new URL(route.request().url()).searchParams
    const [number, items] = [Number(asked.get('page') ?? 1), Number(asked.get('items') ?? 20)]
    const meta = {
      page: number,
      items,
      total: visits,
      pages: Math.ceil(visits / Math.max(items, 1)),
      exact: true,
    }
    return route.fulfill({
      json: { data: all.slice((number - 1) * items, number * items), meta },
    })
  })
  await on.route('**/api/v1/schedule_rows?**', (route) =>
    route.fulfill({
      json: {
        data: {
          overtime_minutes: 2400,
          rows: Array.from({ length: rows }, (_, at) => ({
            id: id(3, at),
            name: name(at),
            minutes: 450,
            wanted_minutes: 1800,
            authorized: null,
          })),
        },
      },
    }),
  )
}

/** Milliseconds from the click that leads to the schedule until its cards are on the screen. */
async function paint(on: Page): Promise<number> {
  await on.goto(`/visits-calendar?rows=caregivers&date=${later(localNow().day, -700)}&span=day`)
  await on.getByRole('grid').waitFor()
  return on.evaluate(async (date) => {
    const start = performance.now()
    history.pushState(null, '', `/visits-calendar?rows=caregivers&date=${date}`)
    dispatchEvent(new PopStateEvent('popstate'))
    await new Promise<void>((done) => {
      const look = () =>
        document.querySelectorAll('[data-visit]').length > 50 &&
        document.querySelectorAll('[role=columnheader]').length === 8
          ? requestAnimationFrame(() => setTimeout(done))
          : requestAnimationFrame(look)
      look()
    })
    return performance.now() - start
  }, week[0])
}

/** Scrolls through the board and looks in each frame whether some row in sight is blank. */
async function scroll(on: Page): Promise<{ frames: number; blanks: number }> {
  return on.evaluate(async () => {
    const grid = document.querySelector<HTMLElement>('[role=grid]')
    if (!grid) throw new Error('There is no board.')
    const box = grid.getBoundingClientRect()
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    let [frames, blanks] = [0, 0]
    const steps = [60, 240, 700, -700, 2500, -2500]
    for (const step of steps) {
      for (let at = 0; at < 40; at++) {
        grid.scrollTop += step
        await frame()
        frames++
        const seen = [0.35, 0.5, 0.65, 0.8, 0.95].every((part) => {
          const there = document.elementFromPoint(
            box.left + box.width / 2,
            box.top + box.height * part,
          )
          return there?.closest('[role=gridcell]')
        })
        if (!seen) blanks++
      }
    }
    return { frames, blanks }
  })
}

/** Milliseconds until the answer to a verdict, for visits that are carried from cell to cell. */
async function verdicts(on: Page): Promise<number[]> {
  await on.goto(`/visits-calendar?rows=caregivers&date=${week[0]}`)
  const card = on.locator('[role=row][data-lane=caregiver] [data-visit][draggable=true]').first()
  await card.press('m')
  const times: number[] = []
  for (const key of [
    'ArrowRight',
    'ArrowDown',
    'ArrowDown',
    'ArrowRight',
    'ArrowDown',
    'ArrowUp',
  ]) {
    const answered = on.waitForResponse('**/api/v1/assignment_verdicts').catch(() => undefined)
    const start = performance.now()
    await on.keyboard.press(key)
    const answer = await Promise.race([answered, on.waitForTimeout(1000)])
    if (answer) times.push(performance.now() - start)
  }
  await on.keyboard.press('Escape')
  return times
}
