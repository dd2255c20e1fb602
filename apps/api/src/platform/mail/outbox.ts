import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Letter, Post } from './post.ts'

/** A letter that was not sent, and when it was stored. */
export interface KeptLetter extends Omit<Letter, 'date'> {
  readonly keptAt: string
}

/** Stores letters while there is no mail server; a developer reads them there. */
export interface Outbox extends Post {
  /** The newest first. */
  list(): readonly KeptLetter[]
  find(id: string): KeptLetter | undefined
}

const maxKeptLetters = 200

/** Beside the embedded database. */
export const outboxFolder = (dataFolder: string): string => join(dataFolder, 'outbox')

/** Removes the outbox of a data folder. */
export function discardOutbox(dataFolder: string): void {
  rmSync(outboxFolder(dataFolder), { recursive: true, force: true })
}

/** Keeps the newest letters in a folder, or in memory without one. Letters of an earlier process are kept. */
export function openOutbox(folder: string | undefined): Outbox {
  const letters = new Map(folder ? lettersIn(folder).map((letter) => [letter.id, letter]) : [])
  const fileOf = ({ id }: KeptLetter) => join(folder ?? '', `${id}.json`)

  return {
    async deliver({ date, ...letter }) {
      const kept = { ...letter, keptAt: date.toISOString() }
      letters.delete(kept.id)
      letters.set(kept.id, kept)
      if (folder) writeFileSync(fileOf(kept), JSON.stringify(kept), { mode: 0o600 })
      for (const old of [...letters.values()].slice(0, -maxKeptLetters)) {
        letters.delete(old.id)
        if (folder) rmSync(fileOf(old), { force: true })
      }
    },
    list: () => [...letters.values()].reverse(),
    find: (id) => letters.get(id),
  }
}

function lettersIn(folder: string): KeptLetter[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      try {
        return [JSON.parse(readFileSync(join(folder, name), 'utf8')) as KeptLetter]
      } catch {
        // Incomplete: the process was killed while it wrote this file.
        return []
      }
    })
    .sort((a, b) => (a.keptAt < b.keptAt ? -1 : 1))
}
