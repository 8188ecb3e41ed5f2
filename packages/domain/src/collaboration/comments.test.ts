import { describe, expect, it } from 'vitest'
import {
  commentAbilities,
  deleteComment,
  editComment,
  mentionsIn,
  mostMentions,
  problemOf,
} from './comments.ts'

const standing = { userId: 'ann', deletedAt: null }
const deleted = { ...standing, deletedAt: '2026-11-02T14:00:00.000Z' }
const ann = { userId: 'ann', writes: true, moderates: false }
const ben = { userId: 'ben', writes: true, moderates: false }
const lead = { userId: 'lea', writes: true, moderates: true }
const reader = { userId: 'ann', writes: false, moderates: false }
const job = { userId: null, writes: true, moderates: false }

describe('a comment', () => {
  it.each([
    ['its author', ann, standing, true, true, true],
    ['somebody else', ben, standing, false, false, true],
    ['a lead', lead, standing, false, true, true],
    ['its author, who may no longer write', reader, standing, false, false, false],
    ['a job', job, standing, false, false, true],
    ['its author, once deleted', ann, deleted, false, false, false],
    ['a lead, once deleted', lead, deleted, false, false, false],
  ])('for %s', (_, who, comment, edit, remove, reply) => {
    expect(commentAbilities(who, comment)).toEqual({ edit, delete: remove, reply })
    expect(editComment(who, comment).ok).toBe(edit)
    expect(deleteComment(who, comment).ok).toBe(remove)
  })

  it('refuses with the failure that says why', () => {
    expect(editComment(ben, standing)).toEqual({ ok: false, failure: 'comment_not_editable' })
  })
})

describe('mentions', () => {
  it.each([
    ['@priya please look', ['priya']],
    ['Ask @Tasha.Greene.', ['tasha.greene']],
    ['(@manager, @nurse-2!)', ['manager', 'nurse-2']],
    ['@ann @ANN and @ann', ['ann']],
    ['write to ann@example.com', []],
    ['a@b @@c @ d @.e', []],
    ['@lourdes.peña', ['lourdes.peña']],
    ['nobody', []],
    ['one\n@two', ['two']],
  ])('%j names %j', (body, names) => {
    expect(mentionsIn(body)).toEqual(names)
  })

  it('are few', () => {
    const body = Array.from({ length: 50 }, (_, n) => `@name${n}`).join(' ')
    expect(mentionsIn(body)).toHaveLength(mostMentions)
  })

  it('are found in a text without end in no time', () => {
    const started = performance.now()
    mentionsIn('@'.repeat(4000))
    mentionsIn(`@${'a.'.repeat(2000)}`)
    expect(performance.now() - started).toBeLessThan(200)
  })
})

it.each([
  ['The door code changed.', undefined],
  ['two\nlines', undefined],
  ['', 'Enter a comment.'],
  [' \u200b\u200b ', 'Enter a comment.'],
  ['x'.repeat(4001), 'Enter no more than 4000 characters.'],
  ['turned \u202e around', 'Remove characters that cannot be displayed.'],
])('%j: %s', (typed, problem) => {
  expect(problemOf(typed)).toBe(problem)
})
