import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { limits } from './modules/auth/limits.rules.ts'
import { type StrangerRule, strangerRules } from './platform/strangers/strangers.rules.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'

const document = readFileSync(join(import.meta.dirname, '../../../docs/calls-without-a-login.md'), 'utf8')
const rows = [...document.matchAll(/^\| `(\w{1,60})` \| ([^|]{1,200}) \|/gm)].map(([, id = '', bounds = '']) => ({
  id,
  bounds: bounds.split(', ').map((bound) => bound.trim()),
}))
const named = (kind: string, bounds: readonly string[]) =>
  bounds.flatMap((bound) => (bound.startsWith(`${kind} \``) ? [bound.slice(kind.length + 2, -1)] : []))

const open = servedEndpoints.filter(({ access }) => access === 'public')
const asking = new Set(open.filter(({ asksCaptcha }) => asksCaptcha).map(({ id }) => id))
/** Reading calls that tell whether something that is guessed is right. */
const guessed = ['findAccount', 'findMember']

it('each call that anyone may make and that writes, sends or can be guessed at stands in the table once', () => {
  const expected = open.filter(({ id, method }) => method !== 'GET' || asking.has(id) || guessed.includes(id))
  expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id).sort())
})

it('each of them is bound by a limit that there is', () => {
  const rules: Readonly<Record<string, StrangerRule>> = strangerRules
  for (const { id, bounds } of rows) {
    expect(bounds.length, id).toBeGreaterThan(0)
    for (const bound of bounds) expect(bound, id).toMatch(/^(?:secret|pace|count|(?:rule|account) `[\w -]{1,40}`)$/)
    for (const rule of named('rule', bounds)) expect(rules[rule], `${id}: ${rule}`).toBeDefined()
    for (const name of named('account', bounds)) expect(Object.keys(limits), id).toContain(name)
  }
})

it('each rule for strangers bounds a call, and those that ask for a proof of work are on calls that take one', () => {
  const used = new Set(rows.flatMap(({ bounds }) => named('rule', bounds)))
  expect([...used].sort()).toEqual(Object.keys(strangerRules).sort())
  for (const { id, bounds } of rows) expect(asking.has(id), id).toBe(named('rule', bounds).length > 0)
})
