import { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import { publishSale, type WholeSale } from '@narthex/api/modules/tickets/office/sale-editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { takeRehearsedPayments } from '@narthex/api/testing/seeded-payments'
import { dayMs } from '@narthex/contract/durations'
import type { ProductHere } from './product-here.ts'

/** A church that rehearses payments, with a camp in a month, and the address of the camp's page. */
export async function openSellingChurch(
  { platform, siteAddress, newCode }: ProductHere,
  sale: WholeSale,
): Promise<string> {
  const code = newCode('barca')
  const church = await foundPlainChurch(platform, code, ['MOD_EVENTO'], {
    nome: 'Igreja da Barca',
    idioma: 'pt-BR',
    fusoHorario: 'America/Recife',
  })
  await takeRehearsedPayments(platform, platform.transactions.at(church), 'Na secretaria')
  const begins = platform.clock().getTime() + 30 * dayMs
  const eventId = await publishEvent(createOwnCall(platform.transactions.at(church)), {
    titulo: 'Acampamento da Serra',
    resumo: null,
    imagem: null,
    local: 'Sítio Serra Mansa',
    flagOnline: false,
    dataInicio: new Date(begins),
    dataFim: new Date(begins + 2 * dayMs),
  })
  await publishSale(createOwnCall(platform.transactions.at(church)), eventId, sale)
  return `${siteAddress(code)}/event/${eventId}`
}
