import { randomUUID } from 'node:crypto'
import { requestPrayer } from '../modules/prayer/asking.service.ts'
import { prayFor } from '../modules/prayer/praying.service.ts'
import { addPrayerReasons } from '../modules/prayer/reasons.editing.service.ts'
import { reportOnWall } from '../modules/prayer/reports.service.ts'
import { saveWallSettings } from '../modules/prayer/settings.service.ts'
import { writeMessage } from '../modules/prayer/writing.service.ts'
import { createMemberCall, createOwnCall, type MemberCall } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'
import { enrolPerson } from './people.ts'
import type { Things } from './seeded-content.ts'

/** A prayer on the wall of a church, and all that others do with it; the canary in each text. */
export async function askForSomething(platform: Platform, call: MemberCall, canary: string): Promise<Things> {
  const settings = { publicarAposAprovacao: false, limiteDenuncias: 50, diasNoMural: 365, limitePorDia: 50 }
  await saveWallSettings(createOwnCall(call), settings)
  const [idOracaoMotivo] = await addPrayerReasons(createOwnCall(call), [canary])
  const { id } = await requestPrayer(platform, call, {
    chave: randomUUID(),
    mensagem: canary,
    idOracaoMotivo,
    telefone: '+55 11 91234-5678',
    flagPublicarMural: true,
    flagAnonimo: false,
    flagReceberLigacao: true,
    flagReceberVisita: true,
  })
  const { account, memberId } = await enrolPerson(call, {
    email: `other-${canary}@example.org`,
    nome: canary,
  })
  const other = createMemberCall(call, { accountId: account.id, memberId })
  await prayFor(other, id)
  await writeMessage(other, { idOracao: id, mensagem: canary, chave: randomUUID() })
  await reportOnWall(other, { idOracao: id, motivo: 'OUTRO', texto: canary })
  return { getPrayer: { id }, listPrayerMessages: { id } }
}
