import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type ArchiveEntry, hashContent, readArchive } from './archive-reader.ts'
import { BackupError, damagedArchive } from './backup-error.ts'
import { formatVersion, type Manifest, manifestSchema } from './manifest.ts'

/** No list and no manifest is longer. */
const smallBytes = 64 * 1024 * 1024

/**
 * Reads a whole archive, before anything of it is used: every entry has the hash that the lists name, the lists have the
 * hash that the manifest names, and the manifest stands at the end. Needs little memory, however large the archive.
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  const lists = createHash('sha256')
  let expected = ''
  let count = 0
  let content: Buffer | undefined
  const damaged = (why: string) => damagedArchive(path, why)

  for await (const entry of readArchive(path)) {
    if (content) throw damaged('something follows the manifest')
    if (entry.name.kind === 'manifest') content = await readSmall(path, entry)
    else if (entry.name.kind === 'checksums') {
      const list = await readSmall(path, entry)
      if (list.toString() !== expected) throw damaged(`what ${entry.path} lists is not what the archive holds`)
      lists.update(list)
      expected = ''
    } else {
      expected += `${await hashContent(entry.content)}  ${entry.path}\n`
      count++
      if (expected.length > smallBytes) throw damaged('a list of checksums is missing')
    }
  }
  if (!content) throw damaged('its manifest is missing')
  const manifest = readManifest(path, content)
  if (expected !== '') throw damaged('the last list of checksums is missing')
  if (manifest.entries.count !== count || manifest.entries.sha256 !== lists.digest('hex'))
    throw damaged('its manifest names other entries than it holds')
  return manifest
}

async function readSmall(archive: string, { path, size, content }: ArchiveEntry): Promise<Buffer> {
  if (size > smallBytes) throw damagedArchive(archive, `${path} is too long`)
  return buffer(content)
}

function readManifest(path: string, content: Buffer): Manifest {
  const given = parseJson(content)
  const version = (given as { formatVersion?: unknown } | undefined)?.formatVersion
  if (typeof version === 'number' && version > formatVersion)
    throw new BackupError(`${path} was made by a newer product (format ${version}). Restore it with that one.`)
  const { data, error } = manifestSchema.safeParse(given)
  if (!data) throw damagedArchive(path, `its manifest is none (${error.issues[0]?.path.join('.')})`)
  return data
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString())
  } catch {
    return undefined
  }
}
