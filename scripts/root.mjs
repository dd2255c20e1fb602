import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The folder of the bundled server. */
export const serverBuild = join(root, 'apps/server/build')

/**
 * Node options of every process. Without them V8 grows the space for new objects to 128 MB at the start and keeps it.
 */
export const nodeOptions = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8']

/** Limits memory that native libraries keep: glibc would hold freed memory for each of up to sixteen threads. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' }

/** The pinned Node, installed as an npm package. Everything except these scripts runs on it. */
export const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
