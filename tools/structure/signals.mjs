/**
 * Events, background work, live topics and acts of the audit trail are declared in the contract, and the
 * compiler refuses any other name where they are used. This looks at what the compiler does not see:
 * names that got past it by a cast or in SQL, and declarations that nothing uses.
 */

/** @typedef {import('./sources.mjs').Sources} Sources */

const DECLARED = /^packages\/contract\/src\/[^/]+\/signals\.ts$/
const KINDS = /** @type {const} */ (['events', 'jobs', 'topics', 'messages', 'actions'])

/** Where a name of each kind stands in the code of the server. */
const USES = {
  events: /\bctx\.emit\(\s*'([^']+)'/g,
  jobs: /\.enqueue\(\s*'([^']+)'|\b(?:task|systemTask)\(\{\s*name: '([^']+)'/g,
  topics: /\.live\(\s*'([^']+)'|\btopic: '([^']+)'/g,
  messages: /\bctx\.tell\(\s*'([^']+)'/g,
  actions: /\baction: '([a-z_]+\.[a-z_.]+)'/g,
}

/** Plain records, whose topic and acts the plumbing uses. */
const PLAIN = /\bplainRecord\(\{\s*type: '(\w+)',\s*endpoints: \{([^}]*)\}/g
/** What the trail calls each of their calls, as `plain-record.ts` has it. */
const ACTS = new Map([
  ['create', 'created'],
  ['update', 'updated'],
  ['archive', 'archived'],
  ['restore', 'restored'],
  ['delete', 'deleted'],
  ['export', 'exported'],
])

/** Only the plumbing speaks to the queue and to listeners in SQL. */
const BY_HAND = /\bapp\.enqueue\(|\bpg_notify\(/

/** @param {Sources} sources @returns {string[]} */
export function untypedSignals(sources) {
  const declared = declaredSignals(sources)
  const known = withPlainRecords(sources, declared)
  const code = [...sources.values()].filter(({ path }) =>
    /^apps\/server\/src\/(?:rooms|plumbing)\/(?!.*(?:\.test\.ts$|\/testing\/))/.test(path),
  )
  return [
    ...code.flatMap(({ path, code: text }) => undeclared(path, text, known)),
    ...unused(code.map(({ code: text }) => text).join('\n'), declared),
  ]
}

/** @param {Sources} sources @returns {Record<typeof KINDS[number], Set<string>>} */
export function declaredSignals(sources) {
  const found = {
    events: new Set(),
    jobs: new Set(),
    topics: new Set(),
    messages: new Set(),
    actions: new Set(),
  }
  for (const { path, code } of sources.values()) {
    if (!DECLARED.test(path)) continue
    for (const kind of KINDS) {
      const block = new RegExp(`^export const ${kind} = \\{([\\s\\S]*?)\\} as const`, 'm').exec(
        code,
      )
      for (const name of keysOf(block?.[1] ?? '')) found[kind].add(name)
    }
  }
  return found
}

/**
 * What is declared, and what follows from plain records.
 * @param {Sources} sources @param {ReturnType<typeof declaredSignals>} declared
 */
function withPlainRecords(sources, declared) {
  const plain = [...sources.values()]
    .filter(({ path }) => path.startsWith('packages/contract/src/'))
    .flatMap(({ code }) => [...code.matchAll(PLAIN)])
  const acts = plain.flatMap(([, type, calls = '']) =>
    [...calls.matchAll(/(\w+):/g)].flatMap(([, call = '']) =>
      ACTS.has(call) ? [`${type}.${ACTS.get(call)}`] : [],
    ),
  )
  return {
    ...declared,
    topics: new Set([...declared.topics, ...plain.map(([, type = '']) => type)]),
    actions: new Set([...declared.actions, ...acts]),
  }
}

/** The names of a map as the formatter writes it: one to a line, or all on one line. @param {string} block */
function keysOf(block) {
  const pattern = block.includes('\n')
    ? /^ {2}(?:'([\w.]+)'|(\w+)):/gm
    : /(?:^ |, )(?:'([\w.]+)'|(\w+)):/g
  const bare = block.replaceAll(/\(\{.*?\}\)/g, '')
  return [...bare.matchAll(pattern)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}

/** @param {string} path @param {string} text @param {ReturnType<typeof declaredSignals>} declared */
function undeclared(path, text, declared) {
  const problems = KINDS.flatMap((kind) =>
    [...text.matchAll(USES[kind])]
      .map(([, one, other]) => one ?? other ?? '')
      .filter((name) => !declared[kind].has(name))
      .map((name) => `${path}: '${name}' is not among the ${kind} of packages/contract`),
  )
  if (path.startsWith('apps/server/src/rooms/') && BY_HAND.test(text))
    problems.push(
      `${path}: hands over work or tells listeners in SQL; use ctx.enqueue, ctx.emit or ctx.live`,
    )
  return problems
}

/**
 * A name counts as used where it stands in quotes, or where a template begins as it does.
 * @param {string} code @param {ReturnType<typeof declaredSignals>} declared
 */
function unused(code, declared) {
  const begun = [...code.matchAll(/`([a-z_]+\.)\$\{/g)].map(([, start]) => start ?? '')
  const quoted = new Set([...code.matchAll(/'([\w.]+)'/g)].map(([, name]) => name))
  return KINDS.flatMap((kind) =>
    [...declared[kind]]
      .filter((name) => !quoted.has(name) && !begun.some((start) => name.startsWith(start)))
      .map((name) => `packages/contract: ${kind} declare '${name}', which the server never uses`),
  )
}
