import { expect, it } from 'vitest'
import { type CandidateFacts, scoreOf, scoreParts } from './staffing.ts'

const facts: CandidateFacts = {
  visitsWithClient: 0,
  lastVisitOn: null,
  way: null,
  weekMinutes: 0,
  visitMinutes: 120,
  overtimeMinutes: 2400,
  wantedLanguage: null,
  languages: [],
}
const way = (minutes: number, from: string | null = null) => ({ from, miles: minutes / 2, minutes })

it.each<[string, Partial<CandidateFacts>, string, number, string]>([
  ['a new face', {}, 'continuity', 0, 'New to the client'],
  [
    'one visit',
    { visitsWithClient: 1, lastVisitOn: '2026-11-02' },
    'continuity',
    4,
    '1 visit, last 11/02/2026',
  ],
  [
    'well known',
    { visitsWithClient: 50, lastVisitOn: '2026-11-02' },
    'continuity',
    35,
    '50 visits, last 11/02/2026',
  ],
  ['no address', {}, 'travel', 13, 'Distance not known'],
  ['next door', { way: way(0, 'Bo Diaz') }, 'travel', 25, 'Next door to Bo Diaz'],
  ['from home', { way: way(25) }, 'travel', 13, '12.5 mi, 25 min from home'],
  ['far away', { way: way(90, 'Bo Diaz') }, 'travel', 0, '45.0 mi, 90 min from Bo Diaz'],
  ['a free week', {}, 'hours', 15, '0 min of 40 h planned that week'],
  ['half a week', { weekMinutes: 1200 }, 'hours', 8, '20 h of 40 h planned that week'],
  ['no week', { overtimeMinutes: 0 }, 'hours', 0, '0 min of 0 min planned that week'],
  ['up to the hour', { weekMinutes: 2280 }, 'cost', 15, 'No overtime'],
  ['half of it over', { weekMinutes: 2340 }, 'cost', 8, '1 h of overtime'],
  ['all of it over', { weekMinutes: 3000 }, 'cost', 0, '2 h of overtime'],
  ['any language', {}, 'language', 10, 'No language asked for'],
  [
    'the language',
    { wantedLanguage: 'Spanish', languages: ['English', 'spanish '] },
    'language',
    10,
    'Speaks Spanish',
  ],
  [
    'another language',
    { wantedLanguage: 'Spanish', languages: ['English'] },
    'language',
    0,
    'Spanish not on file',
  ],
  ['English', { wantedLanguage: 'English' }, 'language', 10, 'English'],
])('%s', (_, given, id, points, words) => {
  const parts = scoreParts({ ...facts, ...given })
  expect(parts.find((part) => part.id === id)).toMatchObject({ points, words })
  expect(scoreOf({ ...facts, ...given })).toBe(parts.reduce((sum, part) => sum + part.points, 0))
})

it('who fits in every part has a hundred points', () => {
  const best = { ...facts, visitsWithClient: 10, lastVisitOn: '2026-11-02', way: way(5) }
  expect(scoreOf(best)).toBe(100)
})
