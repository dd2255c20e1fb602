import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

// The library registers this itself, once for its module: files that share a page share that too.
beforeEach(() => cleanup())
