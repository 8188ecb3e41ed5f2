import { expect, test } from 'vitest'
import { linksIn } from './links-in.ts'

test.each([
  ['no link at all', []],
  [
    'Open https://x.example/a?invite=1#code=K7QX-22.',
    ['https://x.example/a?invite=1#code=K7QX-22'],
  ],
  ['(http://localhost:8080/x)\nhttp://localhost:8080/x', ['http://localhost:8080/x']],
  ['https://a.example and https://b.example', ['https://a.example', 'https://b.example']],
])('%j', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})
