import { capture } from './child.mjs'
import { Failure } from './failure.mjs'
import { root } from './root.mjs'

/**
 * Runs npm in the project's folder and shows its output only when it fails. Throws Failure.
 * @param {string[]} args
 * @param {string} failure the line to end with when it fails
 */
export async function npm(args, failure) {
  const { npm_execpath: npmCli, npm_node_execpath: npmNode } = process.env
  // Use the npm and the Node that `npm start` runs on: the Node in node_modules is removed while npm installs.
  const [command, ...first] = npmCli ? [npmNode ?? process.execPath, npmCli] : ['npm']
  const { code, output } = await capture(command, [...first, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    shell: !npmCli && process.platform === 'win32',
  })
  if (code === 0) return
  console.error(output)
  throw new Failure(failure)
}
