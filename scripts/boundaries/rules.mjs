/**
 * The directions of the house (docs/architecture.md), as data. An import breaks a rule when its two ends match `from`
 * and `to` and it is none of the exceptions; `$1` in `to` stands for what `from` has captured.
 * @typedef {{ name: string, from: RegExp, to: RegExp, notFrom?: RegExp, notTo?: RegExp, typesToo?: false }} Rule
 */

/** Tests, and what only tests use, may look behind every wall. */
export const isTest = /\.test\.tsx?$|\/testing\/|^e2e\//

/** What a role of a domain may use at run time, of its own domain. @type {Record<string, string[]>} */
const roles = {
  routes: ['service', 'errors'],
  service: ['service', 'policy', 'rules', 'queries', 'inputs', 'errors', 'jobs', 'signals'],
  policy: ['policy', 'rules', 'errors'],
  rules: ['rules', 'errors'],
  queries: ['queries', 'tables', 'rules', 'errors'],
  tables: ['tables'],
  'personal-data': ['tables'],
  inputs: ['inputs', 'rules'],
  errors: [],
}

/** @type {readonly Rule[]} */
export const rules = [
  {
    name: 'a package of the house imports nothing else of ours, but ui what an image address says',
    from: /^packages\/([^/]+)\//,
    to: /^(apps|demo|bench|e2e|scripts|packages\/(?!$1\/))/,
    notTo: /^packages\/contract\/src\/media\/image-address\.ts$/,
  },
  { name: 'contract runs anywhere: zod and nothing else', from: /^packages\/contract\//, to: /^(node:|npm:(?!zod\/))/ },
  {
    name: 'ui knows no router, no data, no language',
    from: /^packages\/ui\//,
    to: /^(node:|npm:(react-router|@react-router|use-intl|zustand|zod))/,
  },
  {
    name: 'api imports contract and locales, and of ui what draws a brand',
    from: /^apps\/api\//,
    to: /^(apps\/(?!api\/)|demo|packages\/ui\/)/,
    notTo: /^packages\/ui\/src\/(colour|covers)\//,
  },
  { name: 'web imports contract, ui and locales', from: /^apps\/web\//, to: /^(apps\/(?!web\/)|demo)/ },
  {
    name: 'server imports api, web, contract and locales, and of ui what draws a brand',
    from: /^apps\/server\//,
    to: /^packages\/ui\//,
    notTo: /^packages\/ui\/src\/(colour|covers)\//,
  },
  {
    name: 'only the command line knows the demo',
    from: /^apps\/server\//,
    to: /^demo\//,
    notFrom: /^apps\/server\/src\/(main|serve|commands)\.ts$/,
  },
  { name: 'demo imports api and contract', from: /^demo\//, to: /^(apps\/(?!api\/)|packages\/(?!contract\/))/ },
  { name: 'the product does not know its tools', from: /^(apps|packages|demo)\//, to: /^(bench|e2e|scripts)\// },
  { name: 'the product does not use what is made for tests', from: /^(apps|packages|demo)\//, to: isTest },

  ...Object.entries(roles).map(([role, allowed]) => ({
    name: `${role} of a domain use only ${allowed.join(', ') || 'nothing'} of it`,
    from: new RegExp(`^apps/api/src/modules/([^/]+)/.*\\.${role}\\.ts$`),
    to: /^apps\/api\/src\/modules\/$1\//,
    notTo: new RegExp(`\\.(${allowed.join('|')})\\.ts$`),
    typesToo: /** @type {const} */ (false),
  })),
  {
    name: 'a domain reaches another through its service, errors and signals',
    from: /^apps\/api\/src\/modules\/([^/]+)\//,
    to: /^apps\/api\/src\/modules\/(?!$1\/)/,
    notTo: /\.(service|errors|signals)\.ts$/,
  },
  { name: 'the platform knows no domain', from: /^apps\/api\/src\/platform\//, to: /^apps\/api\/src\/modules\// },
  {
    name: 'only queries and tables speak SQL',
    from: /^(apps|demo)\//,
    to: /^npm:drizzle-orm/,
    notFrom: /\.(queries|tables|personal-data)\.ts$|^apps\/api\/src\/platform\//,
  },
  {
    name: 'a scope is made by tenancy, the job runner and the webhook resolver',
    from: /./,
    to: /^apps\/api\/src\/platform\/tenancy\/scope-factory\.ts$/,
    notFrom: /^apps\/api\/src\/(platform\/(tenancy|jobs)|modules\/payments\/webhooks)\//,
  },

  {
    name: 'a feature does not import a feature',
    from: /^apps\/web\/app\/features\/([^/]+)\//,
    to: /^apps\/web\/app\/features\/(?!$1\/)/,
  },
  { name: 'features do not know routes', from: /^apps\/web\/app\/features\//, to: /^apps\/web\/app\/routes/ },
  {
    name: 'the shell knows no feature and no route',
    from: /^apps\/web\/app\/shell\//,
    to: /^apps\/web\/app\/(features|routes)/,
  },
  {
    name: 'lib stands below everything',
    from: /^apps\/web\/app\/lib\//,
    to: /^apps\/web\/app\/(features|routes|shell)/,
  },
]
