import { expect, test } from 'vitest'
import { complainAbout } from './check.mjs'
import { findReferences } from './find.mjs'
import { listKnown } from './known.mjs'

const sources = new Map([
  [
    'apps/api/src/modules/groups/groups.service.ts',
    'export function joinGroup(work) { return { CHANGED_MEANWHILE: 1 } }',
  ],
  ['apps/api/migrations/0018-praise.sql', 'create table louvor_tema (id integer)'],
])
const paths = [...sources.keys(), 'docs/decisions/0075-payments.md', 'docs/roles.md']
const house = { known: listKnown(sources, paths), scripts: ['check'], exceptions: {} }
const complain = (markdown: string, own = {}) => complainAbout(new Map([['docs/a.md', markdown]]), { ...house, ...own })

test.each([
  ['a whole path', '`apps/api/migrations/0018-praise.sql`'],
  ['a path that is shortened, and without its endings', '`modules/groups/groups`, `api/groups.service`'],
  ['a folder', '`apps/api/src/modules/`'],
  ['a pattern', '`*.service.ts`, `migrations/*.sql`'],
  ['a name', '`joinGroup(work)` and `CHANGED_MEANWHILE`'],
  ['a table', '`louvor_tema`'],
  ['a script', '`npm run check -- --changed`'],
  ['a decision', 'decision 0075, and (0075)'],
  ['a link', '[roles](roles.md#roles), [web](https://example.org), [here](#there)'],
])('%s that there is passes: %s', (_, markdown) => {
  expect(complain(markdown)).toEqual([])
})

test.each([
  ['`apps/api/migrations/0019-praise.sql`', 'apps/api/migrations/0019-praise.sql'],
  ['`lib/brand.ts`', 'lib/brand.ts'],
  ['`schedule.rules.ts`', 'schedule.rules.ts'],
  ['`groups/modules`', 'groups/modules'],
  ['`writeFace` locks', 'writeFace'],
  ['`louvor_titulo`', 'louvor_titulo'],
  ['`npm run chek`', 'chek'],
  ['decision 0076', '0076'],
  ['[rules](rules.md)', 'rules.md'],
])('%s is refused', (markdown, text) => {
  expect(complain(`first line\n${markdown}`)).toEqual([`docs/a.md:2: there is no ${text}`])
})

test('addresses, types of content, packages and plain words are no references', () => {
  expect(findReferences('`/groups/new`, `application/json`, `@narthex/web`, `login`, `a: b`')).toEqual([])
})

test('a block of code is not read, but for the scripts that it runs', () => {
  const block = '```sh\nnpm run chek\nlib/brand.ts writeFace\n```'
  expect(findReferences(block)).toEqual([{ line: 2, kind: 'script', text: 'chek' }])
})

test('an exception passes with its reason, and goes when nothing needs it', () => {
  const exceptions = { job_common: 'a table of another product' }
  expect(complain('`job_common`', { exceptions })).toEqual([])
  expect(complain('nothing', { exceptions })).toEqual(['scripts/documents/exceptions.mjs: nothing needs job_common'])
})
