import { randomUUID } from 'node:crypto'
import { assembleApp } from '../app.ts'
import { publishEvent } from '../modules/events/events.editing.service.ts'
import { enterRegistration } from '../modules/tickets/buying/entry.service.ts'
import { insertDoorkeeper } from '../modules/tickets/door/doorkeepers.queries.ts'
import { publishSale } from '../modules/tickets/office/sale-editing.service.ts'
import { createOwnCall, type MemberCall } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'

/** An event at whose door a member stands, with a ticket whose holder has this name. */
export async function keepDoor(platform: Platform, call: MemberCall, name: string) {
  const { actor, inChurch } = call
  const span = { dataInicio: new Date('2000-01-01T12:00:00Z'), dataFim: new Date('2100-01-01T12:00:00Z') }
  const unsaid = { resumo: null, imagem: null, local: null, serie: null }
  const doorEventId = await publishEvent(createOwnCall(call), {
    titulo: 'Porta',
    ...unsaid,
    ...span,
    flagOnline: false,
  })
  const { types } = await publishSale(createOwnCall(call), doorEventId, {
    ingressos: { adult: { nome: 'Adulto', valor: 5000 } },
  })
  const doorTypeId = types.adult ?? 0
  await inChurch(async (work) => {
    await insertDoorkeeper(work, doorEventId, actor.memberId)
    await enterRegistration(assembleApp(platform).needs, work, {
      eventId: doorEventId,
      origem: 'MANUAL',
      chave: randomUUID(),
      memberId: null,
      buyer: { name, email: null },
      ingressos: [{ idIngresso: doorTypeId, adicionais: [] }],
      participantes: [null],
    })
  })
  return { doorEventId, doorTypeId }
}
