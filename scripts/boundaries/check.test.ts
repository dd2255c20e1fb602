import { describe, expect, test } from 'vitest'
import { checkBoundaries } from './check.mjs'

const api = 'apps/api/src'

/** A file, its source, and the rule that it breaks. */
const offences: [rule: string, file: string, source: string][] = [
  [
    'a package of the house imports nothing else',
    'packages/ui/src/card.tsx',
    "import { limits } from '@narthex/contract/limits'",
  ],
  [
    'a package of the house imports nothing else',
    'packages/contract/src/a.ts',
    "import '../../../apps/api/src/app.ts'",
  ],
  ['contract runs anywhere', 'packages/contract/src/a.ts', "import { readFile } from 'node:fs/promises'"],
  ['contract runs anywhere', 'packages/contract/src/a.ts', "import { uniq } from 'lodash'"],
  ['ui knows no router', 'packages/ui/src/card.tsx', "import { Link } from 'react-router'"],
  ['api imports contract and locales', `${api}/app.ts`, "import { serve } from '@narthex/server/serve'"],
  ['api imports contract and locales', `${api}/app.ts`, "import { Card } from '@narthex/ui/card'"],
  ['api imports contract and locales', `${api}/app.ts`, "import { asMoney } from '@narthex/client/format/money'"],
  [
    'a package of the house imports nothing else',
    'packages/ui/src/card.tsx',
    "import { useAct } from '@narthex/client/data/use-act'",
  ],
  [
    'client imports contract, ui and locales',
    'packages/client/src/data/use-news.ts',
    "import '@narthex/web/app/page.ts'",
  ],
  [
    'editor imports client, contract, ui and locales',
    'packages/editor/src/core/toolbar.tsx',
    "import '@narthex/web/app/page.ts'",
  ],
  ['editor imports client', 'packages/editor/src/core/toolbar.tsx', "import { Link } from 'react-router'"],
  [
    'editor is no part of the packages below it',
    'packages/client/src/forms/text.tsx',
    "import { ContentEditor } from '@narthex/editor/content-editor'",
  ],
  [
    'the site has of the editor what notes are written with',
    'apps/web/app/features/news/news-page.tsx',
    "import { ContentView } from '@narthex/editor/content-view'",
  ],
  ['an import goes up a floor of editor', 'packages/editor/src/core/tools.ts', "import '../content/content-tools.ts'"],
  ['client runs in browsers', 'packages/client/src/forms/step.tsx', "import { useLocation } from 'react-router'"],
  ['an import goes up a floor of client', 'packages/client/src/device/photo.ts', "import '../data/use-act.ts'"],
  [
    'web imports client, contract, editor, ui and locales',
    'apps/web/app/root.tsx',
    "const app = import('@narthex/api/app')",
  ],
  ['server imports api, web, contract and locales', 'apps/server/src/main.ts', "import '@narthex/ui/card'"],
  [
    'only the command line knows the demo',
    'apps/server/src/http/pages.ts',
    "import { seedDemo } from '@narthex/demo/seed'",
  ],
  ['demo imports api and contract', 'demo/src/seed.ts', "import '@narthex/server/config'"],
  ['the product does not know its tools', `${api}/app.ts`, "import '../../../bench/src/main.ts'"],
  ['does not use what is made for tests', `${api}/app.ts`, "import { aChurch } from './testing/a-church.ts'"],
  ['routes of a domain', `${api}/modules/praise/praise.routes.ts`, "import { find } from './praise.queries.ts'"],
  ['service of a domain', `${api}/modules/praise/praise.service.ts`, "import { group } from './praise.tables.ts'"],
  ['service of a domain', `${api}/modules/praise/praise.service.ts`, "import { routes } from './praise.routes.ts'"],
  ['policy of a domain', `${api}/modules/praise/praise.policy.ts`, "import { find } from './praise.queries.ts'"],
  ['rules of a domain', `${api}/modules/praise/praise.rules.ts`, "import { join } from './praise.service.ts'"],
  ['queries of a domain', `${api}/modules/praise/praise.queries.ts`, "import { mayJoin } from './praise.policy.ts'"],
  ['tables of a domain', `${api}/modules/praise/praise.tables.ts`, "import { find } from './praise.queries.ts'"],
  ['errors of a domain', `${api}/modules/praise/praise.errors.ts`, "import { join } from './praise.service.ts'"],
  [
    'a domain reaches another',
    `${api}/modules/praise/praise.service.ts`,
    "import { find } from '../events/events.queries.ts'",
  ],
  [
    'the platform knows no domain',
    `${api}/platform/jobs/run.ts`,
    "import type { A } from '../../modules/a/a.service.ts'",
  ],
  ['only app.ts knows modules as values', `${api}/build-api.ts`, "import { praise } from './modules/praise/module.ts'"],
  [
    'only app.ts knows modules as values',
    `${api}/modules/praise/praise-needs.ts`,
    "import { praise } from './module.ts'",
  ],
  ['only queries and tables speak SQL', `${api}/modules/praise/praise.service.ts`, "import { eq } from 'drizzle-orm'"],
  ['a scope is made by', `${api}/modules/praise/praise.service.ts`, "import '../../platform/scope/scope-factory.ts'"],
  ['a scope is made by', 'demo/src/seed.ts', "import '@narthex/api/platform/scope/scope-factory'"],
  [
    'a feature does not import a feature',
    'apps/web/app/features/groups/card.tsx',
    "export { Cover } from '../events/cover.tsx'",
  ],
  ['an import goes up a floor of web', 'apps/web/app/features/groups/card.tsx', "import '../../routes/home.tsx'"],
]

const innocents: [file: string, source: string][] = [
  [`${api}/modules/praise/praise.rules.ts`, "import type { Group } from './praise.tables.ts'"],
  [`${api}/modules/praise/praise.queries.ts`, "import { eq } from 'drizzle-orm'"],
  [`${api}/modules/praise/praise.service.ts`, "import { publish } from '../events/events.service.ts'"],
  [`${api}/modules/praise/praise.queries.test.ts`, "import '../../platform/scope/scope-factory.ts'"],
  [`${api}/app.ts`, "import { praise } from './modules/praise/module.ts'"],
  ['apps/web/app/routes/home.tsx', "import '../features/home/page.tsx'"],
  ['apps/server/src/serve.ts', "import { seedDemo } from '@narthex/demo/seed'"],
  ['packages/contract/src/a.ts', "import * as z from 'zod/mini'"],
  ['packages/client/src/forms/step.tsx', "import { useTranslations } from 'use-intl'"],
  ['apps/web/app/session/api.ts', "import { createCaller } from '@narthex/client/calls/create-caller'"],
]

describe('the boundaries of the house', () => {
  test.each(offences)('%s: %s', (rule, file, source) => {
    const complaints = checkBoundaries(new Map([...neighbours, [file, source]]))
    expect(complaints).toEqual([expect.stringContaining(rule)])
  })

  test.each(innocents)('leave %s alone when it says %s', (file, source) => {
    expect(checkBoundaries(new Map([...neighbours, [file, source]]))).toEqual([])
  })

  test('hold a module to the modules that it says it needs', () => {
    const module = `${api}/modules/praise/module.ts`
    const files = (needs: string) =>
      new Map([
        [module, `export const praise = { name: 'praise', ${needs} }`],
        [`${api}/modules/praise/praise.service.ts`, "import { indexItem } from '../search/search-index.service.ts'"],
      ])
    expect(checkBoundaries(files("needs: ['search']"))).toEqual([])
    expect(checkBoundaries(files(''))).toEqual([`${module}: imports search, which its needs do not name`])
    expect(checkBoundaries(files("needs: ['search', 'media']"))).toEqual([
      `${module}: needs media, which it does not import`,
    ])
  })

  test('do not let imports go round, unless as types', () => {
    const files = (how: string) =>
      new Map([
        ['apps/web/app/church/a.ts', "import './b.ts'"],
        ['apps/web/app/church/b.ts', "import './c.ts'"],
        ['apps/web/app/church/c.ts', `import ${how} './a.ts'`],
      ])
    expect(checkBoundaries(files(''))).toEqual([expect.stringContaining('a.ts: imports go round')])
    expect(checkBoundaries(files('type { A } from'))).toEqual([])
  })
})

/** Files that workspace names resolve to. */
const neighbours: [string, string][] = [
  ['packages/contract/src/limits.ts', ''],
  ['apps/server/src/serve.ts', ''],
  ['apps/server/src/config.ts', ''],
  ['packages/ui/src/card.tsx', ''],
  ['demo/src/seed.ts', ''],
  ['apps/api/src/platform/scope/scope-factory.ts', ''],
]
