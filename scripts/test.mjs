import { become } from './child.mjs'
import { runMain } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './root.mjs'

await runMain(async () => {
  await ensureInstalled()
  return become(pinnedNode, ['scripts/suites/main.mjs', ...process.argv.slice(2)], { cwd: root })
})
