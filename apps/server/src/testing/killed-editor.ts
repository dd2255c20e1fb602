import { expect } from 'vitest'
import { launchProgram } from './server-process.ts'
import { congregationsPerEdit, type EditorMessage, type Found } from './steady-editor.ts'

export interface Life {
  readonly found: Found
  /** The last edit that was acknowledged. */
  readonly acknowledged: number
}

/** Lets the editor work, kills it in the middle of some edit, and gives what it said. */
export async function oneLife(folder: string, edits: number, settings: Record<string, string> = {}): Promise<Life> {
  const { child, ended } = launchProgram('steady-editor.ts', { DATA_FOLDER: folder, ...settings })
  let found: Found | undefined
  let acknowledged = 0
  const last = new Promise<void>((resolve) => {
    child.on('message', (message: EditorMessage) => {
      if (typeof message !== 'number') found = message
      else acknowledged = message
      if (found && acknowledged >= found.versao + edits) resolve()
    })
  })
  await Promise.race([last, ended])
  child.kill('SIGKILL')
  const { stderr } = await ended
  if (!found) throw new Error(`The editor could not open its church: ${stderr}`)
  return { found, acknowledged: Math.max(acknowledged, found.versao) }
}

/** Expects no partial edit. A church is founded with version 1, so the edits are counted from 2. */
export function expectWhole({ versao, congregations, announcements, newest }: Found): void {
  const lastOdd = versao - ((versao + 1) % 2)
  const lastEven = versao - (versao % 2)
  expect({ versao, congregations, announcements, newest }).toEqual({
    versao,
    congregations: Array(versao < 3 ? 0 : congregationsPerEdit).fill(String(lastOdd)),
    announcements: lastEven / 2,
    newest: lastEven === 0 ? undefined : String(lastEven),
  })
}
