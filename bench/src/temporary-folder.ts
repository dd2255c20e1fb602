import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { undoAtEnd } from './at-end.ts'

/** A new folder; `await using` or the end of the run removes it. */
export function temporaryFolder(): AsyncDisposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'narthex-bench-'))
  const remove = undoAtEnd(async () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }))
  return { path, [Symbol.asyncDispose]: remove }
}
