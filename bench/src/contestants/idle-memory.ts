import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parsePss } from '../processes.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Memory of this process after garbage collection, in bytes; 0 where there is no procfs. */
export function idleBytes(): number {
  collectGarbage()
  collectGarbage()
  return process.platform === 'linux' ? parsePss(readFileSync('/proc/self/smaps_rollup', 'utf8')) : 0
}
