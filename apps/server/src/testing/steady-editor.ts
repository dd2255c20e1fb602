import { flushCompileCache } from 'node:module'
import { foundChurch, setCongregations } from '@narthex/api/modules/churches/churches.editing.service'
import { getFrame } from '@narthex/api/modules/churches/churches.service'
import { publishNotification } from '@narthex/api/modules/notifications/notifications.editing.service'
import { readNotifications } from '@narthex/api/modules/notifications/notifications.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import { plainChurch } from '@narthex/api/testing/plain-church'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openProduct } from '../product.ts'

/** Content of the church when the editor opens it. */
export interface Found {
  readonly versao: number
  readonly congregations: string[]
  readonly announcements: number
  readonly newest: string | undefined
}

/** Rows that an edit of the congregations replaces: enough for a partial edit to be visible. */
export const congregationsPerEdit = 6

/** Messages: first the content that it found, then the number of each acknowledged edit. */
export type EditorMessage = Found | number

if (import.meta.main) await work()

/** Edits one church repeatedly, as its editor would, until it is killed. */
async function work(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog('silent')
  const { platform } = await openProduct(config, log, {
    async fill(databaseUrl) {
      const unfilled = await openProduct({ ...config, databaseUrl }, log)
      await foundChurch(unfilled.platform, plainChurch('rocha'))
      await unfilled.close()
    },
  })
  const church = await platform.directory.byHost('rocha.narthex.test')
  if (!ChurchScope.is(church)) throw new Error('The church is not there')
  const before = await read(platform, church)
  // A killed process does not close by itself.
  flushCompileCache()
  say(before)
  for (let n = before.versao + 1; ; n++) {
    // The control: it acknowledges too early and leaves time to be killed before the write.
    if (process.env.ACKNOWLEDGE_EARLY) {
      say(n)
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    await edit(platform, church, n)
    say(n)
  }
}

function say(message: EditorMessage): void {
  process.send?.(message)
}

/** Odd edits replace the congregations, even ones publish news; each carries its number. */
async function edit(platform: Platform, church: ChurchScope, n: number): Promise<void> {
  const call = createOwnCall(platform.transactions.at(church))

  if (n % 2 === 1) {
    const rest = { responsavel: null, telefone: null, endereco: null, latitude: null, longitude: null }
    await setCongregations(call, Array(congregationsPerEdit).fill({ nome: String(n), ...rest }))
  } else {
    const rest = { tipo: null, idEntidadeRelacionada: null, dataCadastro: new Date(n * 1000) }
    await publishNotification(call, {
      titulo: String(n),
      corpo: 'Aviso',
      ...rest,
    })
  }
}

async function read(platform: Platform, church: ChurchScope): Promise<Found> {
  const { congregacoes } = await getFrame(platform.transactions.at(church))
  const { itens, total } = await readNotifications(platform.transactions.at(church), {
    page: 1,
    limit: 1,
  })
  return {
    versao: church.versao,
    congregations: congregacoes.map(({ nome }) => nome),
    announcements: total,
    newest: itens[0]?.titulo,
  }
}
