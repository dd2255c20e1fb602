import { checkHouse } from '../boundaries/house.mjs'
import { ensureBuilt } from '../build.mjs'
import { checkExpressions } from '../expressions/check.mjs'
import { checkLanguage } from '../language/check.mjs'
import { ensureBrowser } from './install-browser.mjs'
import { playwright, vitest } from './runners.mjs'
import { check, tool } from './tools.mjs'
import { typeProjects } from './type-projects.mjs'

/**
 * What `npm test` runs, in this order; `npm run check` runs the quick ones.
 * @type {readonly import('./report.mjs').Suite[]}
 */
export const suites = [
  {
    name: 'format and lint',
    isQuick: true,
    run: () => check([tool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--colors=off'])]),
  },
  {
    name: 'types',
    isQuick: true,
    run: () =>
      check([
        tool('@react-router/dev/bin.cjs', ['typegen'], 'apps/web'),
        ...typeProjects().map((project) => tool('typescript/bin/tsc', ['--project', project])),
      ]),
  },
  { name: 'boundaries', isQuick: true, run: () => check([checkHouse]) },
  { name: 'expressions', isQuick: true, run: () => check([checkExpressions]) },
  { name: 'language', isQuick: true, run: () => check([checkLanguage]) },
  { name: 'unit', isQuick: true, run: () => vitest('unit') },
  { name: 'components', isQuick: false, run: () => ensureBrowser().then(() => vitest('components')) },
  { name: 'build', isQuick: false, run: () => check([ensureBuilt]) },
  { name: 'integration', isQuick: false, run: () => vitest('integration') },
  { name: 'journeys', isQuick: false, run: () => ensureBrowser().then(playwright) },
]
