import { and, asc, eq, ne } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { dominio } from './churches.tables.ts'

/** One of a church's addresses: a code below the product's own domain, or a host name of its own. */
export interface ChurchAddress {
  readonly tipo: 'CODIGO' | 'HOST'
  readonly nome: string
  readonly flagPrincipal: boolean
}

/** Codes first, then hosts, by name. */
export async function listAddresses({ church, tx }: ChurchWork): Promise<ChurchAddress[]> {
  const { tipo, nome, flagPrincipal } = dominio
  return tx
    .select({ tipo, nome, flagPrincipal })
    .from(dominio)
    .where(ofChurch(dominio, church))
    .orderBy(asc(tipo), asc(nome))
}

/** Fails with a unique violation where any tenant has this address. */
export async function insertAddress({ church, tx }: ChurchWork, address: ChurchAddress): Promise<void> {
  await tx.insert(dominio).values({ ...address, igrejaId: church.igrejaId })
}

/** Makes this host of the church's own its principal one, in the place of any other. */
export async function updatePrincipal({ church, tx }: ChurchWork, host: string): Promise<void> {
  const isHost = and(ofChurch(dominio, church), eq(dominio.tipo, 'HOST'), eq(dominio.nome, host))
  const isOther = and(ofChurch(dominio, church), eq(dominio.flagPrincipal, true), ne(dominio.nome, host))
  await tx.update(dominio).set({ flagPrincipal: false }).where(isOther)
  await tx.update(dominio).set({ flagPrincipal: true }).where(isHost)
}

export async function removeAddress(
  { church, tx }: ChurchWork,
  { tipo, nome }: Pick<ChurchAddress, 'tipo' | 'nome'>,
): Promise<void> {
  await tx.delete(dominio).where(and(ofChurch(dominio, church), eq(dominio.tipo, tipo), eq(dominio.nome, nome)))
}
