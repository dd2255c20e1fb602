import { capture } from '../child.mjs'
import { pinnedNode, root } from '../root.mjs'
import { ensureBrowser } from './install-browser.mjs'

/**
 * Measures every figure of the bench once, at its smallest size; a figure that cannot be measured fails it.
 * @param {{ deadlineMs: number }} run
 * @returns {Promise<import('./report.mjs').Outcome>}
 */
export async function runSmokeBench({ deadlineMs }) {
  await ensureBrowser()
  const { code, output } = await capture(pinnedNode, ['scripts/start.mjs', 'bench', '--smoke'], {
    cwd: root,
    deadlineMs,
  })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output }
}
