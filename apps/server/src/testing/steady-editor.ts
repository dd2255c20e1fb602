import { openAsBlob } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { foundChurch, setCongregations } from '@narthex/api/modules/churches/churches.editing.service'
import { frameOf } from '@narthex/api/modules/churches/churches.service'
import { announce } from '@narthex/api/modules/notifications/notifications.editing.service'
import { pageOfNotifications } from '@narthex/api/modules/notifications/notifications.service'
import type { Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/tenancy/scope'
import { plainChurch } from '@narthex/api/testing/plain-church'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openProduct } from '../product.ts'

/** What the church holds when the editor opens it. */
export interface Found {
  readonly versao: number
  readonly congregations: string[]
  readonly announcements: number
  readonly newest: string | undefined
}

/** How many rows an edit of the congregations replaces: enough that half an edit would show. */
export const congregationsPerEdit = 6

/** What it says: first what it found, then the number of each edit that was acknowledged. */
export type EditorMessage = Found | number

if (import.meta.main) await work()

/** Edits one church without end, as its editor would, until it is killed. A new database begins as the dump `BEGINNING`. */
async function work(): Promise<void> {
  const beginning = await openAsBlob(process.env.BEGINNING ?? '')
  const { platform } = await openProduct(readConfig(process.env), createLog('silent'), { fill: found, beginning })
  const church = await platform.directory.byHost('rocha.narthex.test')
  if (!ChurchScope.is(church)) throw new Error('The church is not there')
  const before = await read(platform, church)
  // Who is killed does not do so by itself.
  flushCompileCache()
  say(before)
  for (let n = before.versao + 1; ; n++) {
    // The control: an acknowledgement that comes too early, and time to be killed before the write.
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

async function found(platform: Platform): Promise<void> {
  await foundChurch(platform, plainChurch('rocha'))
}

/** Odd edits replace the congregations, even ones announce something; each carries its number. */
async function edit(platform: Platform, church: ChurchScope, n: number): Promise<void> {
  if (n % 2 === 1) {
    const rest = { responsavel: null, telefone: null, endereco: null, latitude: null, longitude: null }
    await setCongregations(platform, church, Array(congregationsPerEdit).fill({ nome: String(n), ...rest }))
  } else {
    const rest = { tipo: null, idEntidadeRelacionada: null, dataCadastro: new Date(n * 1000) }
    await announce(platform, church, { titulo: String(n), corpo: 'Aviso', ...rest })
  }
}

async function read(platform: Platform, church: ChurchScope): Promise<Found> {
  const { congregacoes } = await frameOf(platform, church)
  const { itens, total } = await pageOfNotifications(platform, church, { page: 1, limit: 1 })
  return {
    versao: church.versao,
    congregations: congregacoes.map(({ nome }) => nome),
    announcements: total,
    newest: itens[0]?.titulo,
  }
}
