import { randomUUID } from 'node:crypto'
import { assembleApp } from '../app.ts'
import { placeGift } from '../modules/giving/gifts.service.ts'
import { saveGivingSettings } from '../modules/giving/giving-settings.service.ts'
import { addReason } from '../modules/giving/reasons.editing.service.ts'
import { createOwnCall, type MemberCall } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'
import type { Things } from './seeded-content.ts'

/** A gift of a member's that waits for its payment, with their own words. */
export async function placeSomeGift(
  platform: Platform,
  call: MemberCall,
  { reasonId, text }: { readonly reasonId: number; readonly text: string },
): Promise<string> {
  // By card: the member may live where there is no Pix.
  const gift = { codigoMetodoPagamento: 'CREDIT_CARD', flagTaxas: false, flagAnonimo: false } as const
  const itens = [{ idMotivo: reasonId, valor: 5000 }]
  const needs = assembleApp(platform).needs
  return (await placeGift(needs, call, { ...gift, chave: randomUUID(), itens, comentario: text })).pedido
}

/** Seeds reasons for gifts and receipt settings with the canary in every text, and a member's gift. */
export async function seedGiving(platform: Platform, call: MemberCall, canary: string): Promise<Things> {
  await saveGivingSettings(createOwnCall(call), {
    reciboNome: canary,
    reciboDocumento: canary,
    reciboTexto: canary,
  })
  const reasonId = await addReason(createOwnCall(call), {
    nome: canary,
    historia: canary,
    imagem: `/media/${canary}.jpg`,
    meta: { valor: 100_000, ate: '2100-01-01' },
  })
  await placeSomeGift(platform, call, { reasonId, text: canary })
  return { placeGift: { reasonId } }
}
