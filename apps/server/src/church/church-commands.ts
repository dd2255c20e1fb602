import { outboxFolder } from '@narthex/api/platform/mail/outbox'
import { configFromEnvironment } from '../environment.ts'
import { RefusedError } from '../explain.ts'
import { createLog } from '../log.ts'
import { openProduct } from '../product.ts'
import { readAdministrator } from './administrator-command.ts'
import { readExport, readImport } from './archive-commands.ts'
import type { TaskReader } from './command-stage.ts'
import { readFound } from './found-command.ts'
import { readHost } from './host-commands.ts'
import { readOperator } from './operator-command.ts'
import { toRefusal } from './refusals.ts'
import { readList, readShow } from './show-command.ts'
import { readArchive, readModulesCommand, readRestore, readSet } from './state-commands.ts'

const readers: Readonly<Record<string, TaskReader>> = {
  found: readFound,
  list: readList,
  show: readShow,
  set: readSet,
  host: readHost,
  modules: readModulesCommand,
  administrator: readAdministrator,
  operator: readOperator,
  archive: readArchive,
  restore: readRestore,
  export: readExport,
  import: readImport,
}

/**
 * `npm run church`: what the operator does about churches, beside a product that serves or without one. Arguments are
 * read before the database is opened.
 */
export async function churchCommand(args: readonly string[], config = configFromEnvironment()): Promise<void> {
  const [name = '', ...rest] = args
  const read = readers[name]
  if (!read)
    throw new RefusedError(`npm run church -- ${Object.keys(readers).join(' | ')}; docs/operations.md, “Churches”`)
  const task = read(rest)
  const product = await openProduct(config, createLog('error'))
  try {
    const folder = config.smtp ? undefined : outboxFolder(config.dataFolder)
    await task({ platform: product.platform, outboxFolder: folder, say: (text) => console.log(text) })
  } catch (error) {
    throw toRefusal(error)
  } finally {
    await product.close()
  }
}
