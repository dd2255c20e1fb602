import { resolve } from 'node:path'
import { hashUnknownPassword } from '@narthex/api/modules/auth/password-hashing.service'
import { storedFiles } from '@narthex/api/modules/media/files/files-backup.service'
import { storedVideos } from '@narthex/api/modules/play/watching/office/videos-backup.service'
import { counted } from '@narthex/api/platform/backup/counted'
import { exportChurch } from '@narthex/api/platform/church-archive/export-church'
import { forgetImport } from '@narthex/api/platform/church-archive/forget-import'
import { importChurch } from '@narthex/api/platform/church-archive/import-church'
import { RefusedError } from '../explain.ts'
import { productVersion } from '../product-version.ts'
import { readCode } from './church-words.rules.ts'
import { requireChurch, type TaskReader, toSite } from './command-stage.ts'
import { flagOption, readArguments, textOption } from './read-arguments.ts'
import { refuseProblems } from './refusals.ts'

/** `export`: one archive of all that a church keeps, without secrets; with `--move` what another database needs to go on with it. */
export const readExport: TaskReader = (args) => {
  const usage = 'export CODE [--out FILE] [--move]'
  const { values, names } = readArguments(args, {
    options: { out: textOption, move: flagOption },
    names: [1, 1],
    usage,
  })
  return async ({ platform, say }) => {
    const church = await requireChurch(platform, names[0])
    if (values.move && church.flagAtivo)
      throw new RefusedError(
        `${church.codigo} is open: two products would do its jobs. npm run church -- archive ${church.codigo} first`,
      )
    const path = pathFromUser(values.out ?? `${church.codigo}.zip`)
    const { tables, files } = await exportChurch({
      ...platform,
      church,
      kind: values.move ? 'MOVE' : 'COPY',
      path,
      files: { store: platform.files, named: [storedFiles, storedVideos] },
      productVersion: productVersion(),
      now: platform.clock(),
      signal: stopSignal(),
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${counted(rows, 'row')} of ${counted(tables.length, 'table')} and ${counted(files.count, 'file')}: ${path}`)
    if (files.missing > 0)
      say(`The bytes of ${counted(files.missing, 'file')} are not in the store; their rows are there.`)
    say(`It holds personal data${values.move ? ' and secrets' : ''}: store it where only you can read it.`)
  }
}

/** `import`: brings an exported church in, closed until `restore` opens it; with `--forget` removes what an import left that was killed. */
export const readImport: TaskReader = (args) => {
  const usage = 'import FILE [--as CODE] [--organisation SLUG] | import FILE --forget'
  const options = { as: textOption, organisation: textOption, forget: flagOption }
  const { values, names } = readArguments(args, { options, names: [1, 1], usage })
  const code = values.as === undefined ? undefined : readCode(values.as, 'The code')
  if (code && 'problem' in code) refuseProblems([code.problem])
  const path = pathFromUser(names[0])
  return async ({ platform, say }) => {
    if (values.forget) {
      const removed = await forgetImport({ ...platform, store: platform.files, path })
      say(removed === undefined ? 'No import of this archive has begun.' : `Forgotten: ${counted(removed, 'file')}.`)
      return
    }
    const { church, manifest, leftBehind } = await importChurch({
      ...platform,
      store: platform.files,
      path,
      as: values.as,
      organisation: values.organisation,
      unknownPassword: await hashUnknownPassword(),
      onProgress: (line) => say(`  ${line}`),
      signal: stopSignal(),
    })
    for (const each of leftBehind) say(`Left behind: ${each}`)
    say(`${manifest.church.name} is here as ${church.codigo}, closed: ${toSite(platform, church)}`)
    if (manifest.kind === 'COPY') say('No password came along: people choose a new one by “Forgot password”.')
    say(`Look at it, then open it: npm run church -- restore ${church.codigo}`)
  }
}

/** Resolves a typed path from the person's own folder: npm runs scripts in the project's folder. */
const pathFromUser = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** The first signal stops the work cleanly; a second one ends the process. */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => controller.abort(new RefusedError(`Stopped by ${signal}; nothing is left behind.`)))
  return controller.signal
}
