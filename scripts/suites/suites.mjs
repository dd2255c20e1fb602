import { checkHouse } from '../boundaries/house.mjs'
import { ensureBuilt } from '../build.mjs'
import { checkDocuments } from '../documents/check.mjs'
import { checkExpressions } from '../expressions/check.mjs'
import { checkFunctions } from '../functions/check.mjs'
import { checkLanguage } from '../language/check.mjs'
import { checkLimits } from '../limits/check.mjs'
import { checkMessages } from '../messages/check.mjs'
import { runSmokeBench } from './bench.mjs'
import { ensureBrowser } from './install-browser.mjs'
import { playwright, vitest } from './runners.mjs'
import { check, tool } from './tools.mjs'
import { typeProjects } from './type-projects.mjs'

/**
 * A tier holds the tiers before it. `quick`: `npm run check`; `full`: `npm test`; `deep`: `npm run test:deep`.
 * @typedef {'quick' | 'full' | 'deep'} Tier
 */

/** @type {readonly Tier[]} */
export const tiers = ['quick', 'full', 'deep']

/** Routes import types that are generated from their table. */
const generateRouteTypes = tool('@react-router/dev/bin.cjs', ['typegen'], 'apps/web')

const knipOptions = ['--cache', '--no-progress', '--treat-config-hints-as-errors']

/**
 * Suites of the tiers, in the order in which they run. `tier` is the first that runs the suite. `minutes` is the deadline
 * of a run by tests of the project's own, on a machine three times slower than a quiet one; in the deep tier
 * `deepMinutes`. `only` narrows a run to what a change can reach.
 * @typedef {{ deadlineMs: number, only?: readonly string[] | undefined }} Run
 * @type {readonly { name: string, tier: Tier, minutes?: number, deepMinutes?: number,
 *   run: (run: Run) => Promise<import('./report.mjs').Outcome> }[]}
 */
export const suites = [
  {
    name: 'format and lint',
    tier: 'quick',
    run: () => check([tool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--colors=off'])]),
  },
  {
    name: 'types',
    tier: 'quick',
    run: () => check([generateRouteTypes, ...typeProjects().map(typeCheck)]),
  },
  { name: 'boundaries', tier: 'quick', run: () => check([checkHouse, checkLimits, checkFunctions, checkMessages]) },
  { name: 'expressions', tier: 'quick', run: () => check([checkExpressions]) },
  { name: 'language', tier: 'quick', run: () => check([checkLanguage]) },
  { name: 'documents', tier: 'quick', run: () => check([checkDocuments]) },
  {
    name: 'unused code',
    tier: 'quick',
    run: () => check([generateRouteTypes, tool('knip/bin/knip.js', knipOptions)]),
  },
  { name: 'unit', tier: 'quick', minutes: 10, run: (run) => vitest('unit*', run) },
  {
    name: 'components',
    tier: 'full',
    minutes: 10,
    run: (run) => ensureBrowser().then(() => vitest('components*', run)),
  },
  { name: 'build', tier: 'full', run: () => check([ensureBuilt]) },
  {
    name: 'integration',
    tier: 'full',
    minutes: 25,
    deepMinutes: 60,
    run: (run) => vitest('integration', run),
  },
  {
    name: 'journeys',
    tier: 'full',
    minutes: 25,
    deepMinutes: 80,
    run: (run) => ensureBrowser().then(() => playwright(run)),
  },
  { name: 'bench', tier: 'deep', minutes: 15, run: runSmokeBench },
]

/** Repeats only what changed since the last check of the project. @param {string} project a folder with a `tsconfig.json` */
function typeCheck(project) {
  const record = `node_modules/.cache/types/${project.replaceAll(/\W/g, '-')}.tsbuildinfo`
  return tool('typescript/bin/tsc', ['--project', project, '--incremental', '--tsBuildInfoFile', record])
}
