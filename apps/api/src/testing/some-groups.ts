import { beforeAll } from 'vitest'
import { closeGroup } from '../modules/groups/groups.editing.service.ts'
import { createOwnCall } from '../platform/http/route.ts'
import type { GroupId } from '../platform/ids.ts'
import { setUpGroups } from './set-up-groups.ts'

/** Four open groups of `videira` and one that is closed, and one of each other church; with the list of them. */
export function setSomeGroups() {
  const stage = setUpGroups()
  const ids: Record<string, GroupId> = {}
  const list = async (query = '', church = 'videira') =>
    (await stage.call('GET', `/igreja/${church}/celula/?${query}`)).body
  const names = async (query?: string, church?: string) =>
    (await list(query, church)).itens.map(({ nome }: { nome: string }) => nome)

  beforeAll(async () => {
    const at = (latitude: number, longitude: number) => ({
      local: { logradouro: 'Rua das Flores, 12', latitude, longitude, link: null },
    })
    ids.agua = await stage.group({
      nome: 'Água viva',
      tipo: 'Jovens',
      bairro: 'Centro',
      capacidade: 2,
      dataInicio: '2026-01-07',
      horario: '11:59',
      ...at(-8.06, -34.88),
    })
    ids.casa = await stage.group({
      nome: 'casa aberta',
      tipo: 'Casais',
      bairro: 'Boa Vista',
      frequencia: 'QUINZENAL',
      horario: '12:00',
      ...at(-8.1, -34.9),
      flagNaAgenda: true,
      resumo: 'Conversas à mesa',
    })
    ids.zelo = await stage.group({
      nome: 'Zelo',
      tipo: 'Jovens',
      flagOnline: true,
      horario: '17:59',
      flagAceitaSolicitacoes: false,
      local: { logradouro: null, latitude: null, longitude: null, link: 'https://meet.example/zelo' },
    })
    ids.noite = await stage.group({
      nome: 'Noite',
      bairro: 'Centro',
      horario: '18:00',
      descricao: 'Para quem trabalha',
      ...at(-8.2, -34.8),
    })
    ids.fechado = await stage.group({ nome: 'Fechado', ...at(-8.06, -34.88) })
    await closeGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), ids.fechado)
    ids.oliveira = await stage.group({ nome: 'Da Oliveira' }, stage.oliveira)
    ids.farol = await stage.group({ nome: 'Do Farol' }, stage.farol)
  })

  return { stage, ids, list, names }
}
