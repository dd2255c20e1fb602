import type { ChurchSender, churchSender } from '@narthex/contract/churches/sender.settings'
import type { Needs } from '../../../platform/platform.ts'
import type { SettingsService } from '../../../platform/resources/settings-acts.ts'
import { listHistory } from '../../audit/history.service.ts'
import { senderRecord } from '../churches.records.ts'
import {
  type ConfirmationNeeds,
  countConfirmation,
  mailConfirmation,
  toConfirmation,
} from './reply-confirmations.service.ts'
import { type FoundSender, findOwnSender, noCode, upsertSender } from './sender.queries.ts'
import { needsConfirmation } from './sender.rules.ts'

export type SenderNeeds = ConfirmationNeeds & Needs<'mailAddress'>

/**
 * The sender of a church's mails. A reply address is mailed a link, and used once its reader has confirmed it; until then
 * replies go where they went.
 */
export function senderService(platform: SenderNeeds): SettingsService<typeof churchSender> {
  return {
    record: senderRecord,
    async admit(call, { responderPara }) {
      const before = toState(await call.inChurch(findOwnSender))
      if (needsConfirmation(before, responderPara)) await countConfirmation(call, responderPara)
    },
    read: async (work) => toRow(await findOwnSender(work), platform.mailAddress),
    async set(work, _, { nome, responderPara }) {
      const before = toState(await findOwnSender(work))
      const kept = responderPara === before.responderPara ? {} : noCode
      const code = needsConfirmation(before, responderPara)
        ? await mailConfirmation(platform, work, responderPara)
        : kept
      await upsertSender(work, { nome, responderPara, responderEmUso: responderPara && before.emUso, ...code })
    },
    history: listHistory,
  }
}

const toState = ({ own }: FoundSender) => ({
  responderPara: own?.responderPara ?? null,
  emUso: own?.responderEmUso ?? null,
})

function toRow({ own, nome, email }: FoundSender, mailAddress: string | undefined): ChurchSender {
  const { codigoEnviadoEm, codigoExpiraEm } = own ?? {}
  const confirmacao = codigoEnviadoEm && codigoExpiraEm ? toConfirmation({ codigoEnviadoEm, codigoExpiraEm }) : null
  return {
    nome: own?.nome ?? null,
    responderPara: own?.responderPara ?? null,
    versao: own?.versao ?? 0,
    estado: { emUso: own?.responderEmUso ?? null, confirmacao, padrao: { nome, email }, endereco: mailAddress ?? null },
  }
}
