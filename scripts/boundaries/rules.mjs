/**
 * Import rules between packages and layers (docs/architecture.md). An import breaks a rule when it matches `from` and
 * `to` and none of the exceptions; `$1` in `to` stands for the group that `from` captured.
 * @typedef {{ name: string, from: RegExp, to: RegExp, notFrom?: RegExp, notTo?: RegExp, typesToo?: false }} Rule
 */

/** Tests and their support code may import everything. */
export const isTest = /\.test\.tsx?$|\/testing\/|^e2e\//

/** The roles that each role may import at run time, within its own domain. @type {Record<string, string[]>} */
const roles = {
  routes: ['service', 'errors'],
  service: [
    'service',
    'policy',
    'rules',
    'queries',
    'records',
    'columns',
    'inputs',
    'errors',
    'jobs',
    'signals',
    'reader',
  ],
  policy: ['policy', 'rules', 'errors'],
  rules: ['rules', 'errors'],
  queries: ['queries', 'columns', 'tables', 'rules', 'errors'],
  records: ['records', 'queries', 'tables', 'rules'],
  columns: ['tables', 'queries'],
  tables: ['tables'],
  'personal-data': ['tables'],
  inputs: ['inputs', 'rules'],
  errors: [],
}

/** @type {readonly Rule[]} */
export const rules = [
  {
    name: 'a package of the house imports nothing else of ours, but ui what an image address says and the looks',
    from: /^packages\/(?!client\/|editor\/)([^/]+)\//,
    to: /^(apps|demo|bench|e2e|scripts|packages\/(?!$1\/))/,
    notTo: /^packages\/contract\/src\/(?:media\/image-address|churches\/looks)\.ts$/,
  },
  { name: 'contract runs anywhere: zod and nothing else', from: /^packages\/contract\//, to: /^(node:|npm:(?!zod\/))/ },
  {
    name: 'ui knows no router, no data, no language',
    from: /^packages\/ui\//,
    to: /^(node:|npm:(react-router|@react-router|use-intl|zustand|zod))/,
  },
  {
    name: 'client imports contract, ui and locales',
    from: /^packages\/client\//,
    to: /^(apps|demo|bench|e2e|scripts)\//,
  },
  {
    name: "client runs in browsers and knows no router: that is an app's",
    from: /^packages\/client\//,
    to: /^(node:|npm:(react-router|@react-router))/,
  },
  {
    name: 'editor imports client, contract, ui and locales, and knows no router',
    from: /^packages\/editor\//,
    to: /^(apps|demo|bench|e2e|scripts)\/|^(node:|npm:(react-router|@react-router))/,
  },
  {
    name: 'editor is no part of the packages below it',
    from: /^packages\/client\//,
    to: /^packages\/editor\//,
  },
  {
    name: 'the site has of the editor what notes are written with',
    from: /^apps\/web\//,
    to: /^packages\/editor\//,
    notTo: /^packages\/editor\/(?:src\/)?core\//,
  },
  {
    name: 'api imports contract and locales, and of ui what draws a brand',
    from: /^apps\/api\//,
    to: /^(apps\/(?!api\/)|demo|packages\/(ui|client|editor)\/)/,
    notTo: /^packages\/ui\/src\/(colour|covers)\//,
  },
  {
    name: 'console imports client, contract, editor, ui and locales',
    from: /^apps\/console\/(?!\w[\w-]*(\.config)?\.ts$)/,
    to: /^(apps\/(?!console\/)|demo|packages\/locales\/src\/(?!console-catalogue|catalogue|language-names|\w\w\/console\/[\w-]+-messages))/,
  },
  {
    name: 'only the engine of records knows the table of the kit and its library',
    from: /^apps\/console\/app\/(?!resource\/)/,
    to: /^npm:@tanstack\/react-table/,
  },
  {
    name: 'the site has none of the office’s texts',
    from: /^(apps\/(web|server|api)|packages\/(client|ui|contract|editor\/src\/core))\//,
    to: /^packages\/locales\/src\/(console-catalogue|\w\w\/console\/)/,
  },
  {
    name: "the site does not load the office's parts of ui",
    from: /^apps\/web\//,
    to: /^packages\/ui\/src\/office\//,
  },
  { name: 'web imports client, contract, editor, ui and locales', from: /^apps\/web\//, to: /^(apps\/(?!web\/)|demo)/ },
  {
    name: 'server imports api, web, contract and locales, and of ui what draws a brand',
    from: /^apps\/server\//,
    to: /^packages\/(ui|client|editor)\//,
    notTo: /^packages\/ui\/src\/(colour|covers)\//,
  },
  {
    name: 'only the command line knows the demo',
    from: /^apps\/server\//,
    to: /^demo\//,
    notFrom: /^apps\/server\/src\/(main|serve|commands)\.ts$/,
  },
  { name: 'demo imports api and contract', from: /^demo\//, to: /^(apps\/(?!api\/)|packages\/(?!contract\/))/ },
  {
    name: 'the product does not know its tools',
    from: /^(apps|packages|demo)\//,
    to: /^(bench|e2e|scripts)\//,
    // How an app is built is no part of it.
    notFrom: /^apps\/(web|console)\/[\w-]+(\.config)?\.ts$/,
  },
  { name: 'the product does not use what is made for tests', from: /^(apps|packages|demo)\//, to: isTest },

  ...Object.entries(roles).map(([role, allowed]) => ({
    name: `${role} of a domain use only ${allowed.join(', ') || 'nothing'} of it`,
    from: new RegExp(`^apps/api/src/modules/([^/]+)/.*\\.${role}\\.ts$`),
    to: /^apps\/api\/src\/modules\/$1\//,
    // How a payment gateway fails is part of its interface, which services call.
    notTo: new RegExp(
      `\\.(${allowed.join('|')})\\.ts$${role === 'service' ? '|/gateways/gateway-failures\\.ts$' : ''}`,
    ),
    typesToo: /** @type {const} */ (false),
  })),
  {
    name: 'a domain reaches another through its service, what that needs, its columns, errors and signals, and members also through its queries',
    from: /^apps\/api\/src\/modules\/([^/]+)\//,
    to: /^apps\/api\/src\/modules\/(?!$1\/)/,
    // `*.columns.ts` holds SQL for statements of other domains.
    notTo: /(\.(service|columns|errors|signals)|-needs)\.ts$|\/modules\/members\/[a-z-]+\.(queries|tables|policy)\.ts$/,
  },
  {
    name: 'only app.ts knows modules as values',
    from: /./,
    to: /^apps\/api\/src\/modules\/[^/]+\/module\.ts$/,
    notFrom: /^apps\/api\/src\/app\.ts$/,
  },
  { name: 'the platform knows no domain', from: /^apps\/api\/src\/platform\//, to: /^apps\/api\/src\/modules\// },
  {
    name: 'only queries and tables speak SQL',
    from: /^(apps|demo)\//,
    to: /^npm:drizzle-orm/,
    notFrom: /\.(queries|records|columns|tables|personal-data|file-uses)\.ts$|^apps\/api\/src\/platform\//,
  },
  {
    name: 'a scope is made by tenancy and the job runner',
    from: /./,
    to: /^apps\/api\/src\/platform\/scope\/scope-factory\.ts$/,
    notFrom: /^apps\/api\/src\/platform\/(tenancy|jobs)\//,
  },

  {
    name: 'a feature does not import a feature',
    from: /^apps\/web\/app\/features\/([^/]+)\//,
    to: /^apps\/web\/app\/features\/(?!$1\/)/,
  },
]
