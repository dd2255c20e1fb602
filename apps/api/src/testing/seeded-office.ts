import { randomUUID } from 'node:crypto'
import { churchPrivacy } from '@narthex/contract/churches/privacy.settings'
import { churchSender } from '@narthex/contract/churches/sender.settings'
import { news } from '@narthex/contract/content/news.resource'
import { churchProducts } from '@narthex/contract/third-parties/products.settings'
import { insertExport } from '../modules/church-export/church-export.queries.ts'
import { privacyService } from '../modules/churches/office/privacy.service.ts'
import { updateConfirmationCode } from '../modules/churches/office/sender.queries.ts'
import { senderService } from '../modules/churches/office/sender.service.ts'
import { productsService } from '../modules/churches/products.service.ts'
import { insertSupportSession } from '../modules/office/support/support.queries.ts'
import { endSupportAccess, openSupportAccess } from '../modules/office/support/support-access.service.ts'
import { newFileCode } from '../platform/files/file-codes.ts'
import { createOwnCall, type MemberCall } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'
import { insertBatch } from '../platform/resources/bulk/bulk.queries.ts'
import { insertLines, keepFields } from '../platform/resources/importing/import.queries.ts'
import { settingsActs } from '../platform/resources/settings-acts.ts'
import { hashSecret } from '../platform/secrets.ts'
import type { ChurchCall } from '../platform/work/transactions.ts'
import { toCanary } from './seeded-churches.ts'

/** Settings of the office that hold nothing before staff write them. */
export async function seedOfficeSettings(platform: Platform, at: ChurchCall): Promise<void> {
  const call = createOwnCall(at)
  const text = { type: 'text', text: toCanary(at.church) }
  const pt = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
  await settingsActs(churchPrivacy, privacyService).replace(call, { pt, en: null, es: null })
  const unused = { volutsModo: 'PADRAO', volutsUrl: null, mykidsModo: 'PADRAO', mykidsUrl: null } as const
  await settingsActs(churchProducts, productsService(platform)).replace(call, unused)
  const responderPara = `respostas@${at.church.codigo}.example`
  await settingsActs(churchSender, senderService(withoutMails(platform))).replace(call, {
    nome: toCanary(at.church),
    responderPara,
  })
  const sent = { codigoEnviadoEm: new Date(0), codigoExpiraEm: new Date('2100-01-01T12:00:00Z') }
  await at.inChurch((work) => updateConfirmationCode(work, { codigoHash: hashSecret(responderPara), ...sent }))
}

const withoutMails = (platform: Platform): Platform => ({ ...platform, mail: { send: async () => {} } })

/** A table that was looked through and not written, and what its columns are. */
export async function seedImport(call: MemberCall): Promise<void> {
  const canary = toCanary(call.church)
  const named = { origem: canary, chave: ['titulo'] }
  const look = { nome: canary, idioma: 'pt', campos: ['titulo'], duvidosas: 'PULAR', publica: false } as const
  const importacao = { ...named, ...look, colunas: [{ titulo: canary, exemplo: canary }] }
  const { accountId } = call.actor
  await call.inChurch(async (work) => {
    const made = { tipo: news.name, acao: 'IMPORTAR', situacao: 'CONFERIDO', total: 1 } as const
    const id = await insertBatch(work, { ...made, importacao, accountId, criadoEm: work.now })
    await insertLines(work, id, [{ number: 2, cells: [canary] }])
    await keepFields(work, { ...named, tipo: news.name, campos: { [canary]: 'titulo' }, dataAlteracao: work.now })
  })
}

/** An access that is over, with a session in it. */
export async function letSupportIn(platform: Platform, call: MemberCall): Promise<void> {
  const form = { motivo: toCanary(call.church), flagEscrita: false }
  const { id } = await openSupportAccess(withoutMails(platform), call, form)
  await call.inChurch((work) =>
    insertSupportSession(work, { acessoId: id, operadorSessaoId: randomUUID(), criadaEm: work.now }),
  )
  await endSupportAccess(call, id)
}

/** An export of the whole church whose day is over. */
export async function rememberExport(call: MemberCall): Promise<void> {
  const { accountId } = call.actor
  await call.inChurch((work) =>
    insertExport(work, {
      askedBy: accountId,
      situacao: 'ENCERRADA',
      arquivo: newFileCode(work.church),
      pedidaEm: work.now,
    }),
  )
}
