import { discuss, keepDocuments, previewDocuments, warn } from './office/around.ts'
import { exportView, saveView, warnMany } from './office/lists.ts'
import { mergeAndUndo } from './office/merge.ts'
import { addTwice, editTogether, editTwoParts, find } from './office/record.ts'
import { moveTogether } from './office/together.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

test("an office's day with its clients", async ({ page, browser }) => {
  test.setTimeout(300_000)
  await signIn(page, 'owner')
  await test.step('a client is found while one types', () => find(page))
  const records = await test.step('a client is added; once more, it is asked about', () =>
    addTwice(page))
  await test.step('two parts are changed, a wrong NPI first', () =>
    editTwoParts(page, records.kept))
  await test.step('two people change the same client', () =>
    editTogether(page, browser, records.kept))
  await test.step('two people move the same client', () =>
    moveTogether(page, browser, records.kept))
  await test.step('documents', () => keepDocuments(page, records.kept))
  await test.step('documents in place', () => previewDocuments(page, records.kept))
  await test.step('a comment and its answer', () => discuss(page, records.kept))
  await test.step('an alert', () => warn(page, records.kept))
  await test.step('two records of one person are merged, and parted again', () =>
    mergeAndUndo(page, records))
  await test.step('a view is kept', () => saveView(page))
  await test.step('a view is exported', () => exportView(page))
  await test.step('an alert on many', () => warnMany(page))
})
