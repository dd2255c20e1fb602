import {
  describeChurch,
  foundOrganisation,
  setBanners,
  setCongregations,
  setMenu,
  setPastors,
  setServices,
  setVisual,
} from '@narthex/api/modules/churches/churches.editing.service'
import { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { menuCodes, moduleCodes } from '@narthex/contract/church-codes'
import { filled } from '@narthex/contract/fields'
import { hostileTexts } from '@narthex/contract/testing/hostile-texts'
import { publishHostileContent } from './hostile-content.ts'

/** A field holds as many texts at once as it has room for, at most these. */
const textsAtOnce = 4

/** Number of hostile churches: in all of them together each field with room has held every hostile text. */
export const hostileCount = Math.ceil(hostileTexts.length / textsAtOnce)

export const hostileChurch = (round: number) => `voz-${round}`
export const hostileOrganisation = (round: number) => `coro-${round}`
/** The name that the church of this round has, as the page tells it. */
export const hostileName = (round: number) => filled(200).parse(textsFrom(round * textsAtOnce, 200))

/** The first of some texts, and the others as far as there is room for them. */
function textsFrom(first: number, longest: number): string {
  const [start = '', ...others] = Array.from({ length: textsAtOnce }, (_, index) => {
    return hostileTexts[(first + index) % hostileTexts.length] ?? ''
  })
  const all = others.reduce((so, text) => (so.length + text.length < longest ? `${so} ${text}` : so), start)
  return all.slice(0, longest).toWellFormed()
}

/** Addresses that a church may write, though they look like more. */
const oddLinks = [
  'https://site.example/?javascript:pwned()&a=%22%3E%3Cscript%3Epwned()%3C/script%3E',
  '/about?a=%22onfocus=pwned()&redirectTo=//evil.example/',
  '/javascript:pwned()',
  '/{count,plural,other{a}}',
  'mailto:a@site.example?subject=%3Cscript%3Epwned()%3C/script%3E',
  'tel:+55 (11) 5555-0100',
  '/access?redirectTo=javascript:pwned()',
  '/data:text/html,a',
]
/** The journeys have no network: its pictures are its own. */
const image = '/icon-192.png'

/** Founds the church of this round and its organisation, by the services that an editor's forms call. */
export async function foundHostileChurch(platform: Platform, round: number): Promise<void> {
  let next = round
  const text = (longest: number) => textsFrom(next++ * textsAtOnce, longest)
  const link = () => oddLinks[next++ % oddLinks.length] ?? null
  const some = <T>(make: (index: number) => T) => Array.from({ length: 3 }, (_, index) => make(index))
  const address = () => ({
    logradouro: text(200),
    numero: text(20),
    complemento: text(100),
    bairro: text(100),
    cidade: text(100),
    estado: text(100),
    cep: text(12),
    pais: 'BR',
  })
  const soon = (days: number) => new Date(Date.now() + days * 86_400_000)

  const nome = text(200)
  const organizacao = hostileOrganisation(round)
  const brand = { nome, descricao: text(1000), corApp: '#39ff14' }
  await foundOrganisation(platform, { ...brand, slug: organizacao, idioma: 'pt-BR', hosts: [] })
  const church = await foundPlainChurch(platform, hostileChurch(round), moduleCodes, { nome, organizacao })
  await setVisual(createOwnCall(platform.transactions.at(church)), { corApp: brand.corApp, logo: image })
  await describeChurch(createOwnCall(platform.transactions.at(church)), {
    descricao: text(1000),
    // Search engines are told the story's beginning, readers all of it.
    historia: some(() => text(1000)).join('\n\n'),
    imagens: [image],
    telefone: text(40),
    email: text(254),
    endereco: address(),
    redesSociais: { instagram: link() ?? undefined, youtube: link() ?? undefined, whatsapp: link() ?? undefined },
    urlPoliticaPrivacidade: link(),
  })
  await setMenu(
    createOwnCall(platform.transactions.at(church)),
    menuCodes.map((codigo, index) => ({
      codigo,
      flagAtivo: true,
      url: index % 2 ? link() : null,
      loginIsRequired: index % 3 === 0,
      pt: text(60),
      en: text(60),
      es: text(60),
    })),
  )
  await setBanners(
    createOwnCall(platform.transactions.at(church)),
    some(() => ({ titulo: text(200), descricao: text(1000), imagem: null, url: link() })),
  )
  await setCongregations(
    createOwnCall(platform.transactions.at(church)),
    some(() => ({
      nome: text(200),
      responsavel: text(200),
      telefone: text(40),
      endereco: address(),
      latitude: null,
      longitude: null,
    })),
  )
  await setServices(
    createOwnCall(platform.transactions.at(church)),
    some((day) => ({
      nome: text(120),
      diaSemana: day,
      horario: '10:00',
      duracaoMinutos: 90,
      flagTransmissao: true,
      local: text(200),
    })),
  )
  await setPastors(
    createOwnCall(platform.transactions.at(church)),
    some(() => ({ nome: text(200), funcao: text(120), foto: null, biografia: text(1000) })),
  )
  for (const day of [1, 2]) {
    await publishEvent(createOwnCall(platform.transactions.at(church)), {
      titulo: text(200),
      resumo: text(500),
      imagem: null,
      dataInicio: soon(day),
      dataFim: soon(day + 1),
      local: text(200),
      flagOnline: false,
      serie: text(120),
      programa: [{ dia: 1, hora: null, titulo: text(200), descricao: text(500) }],
      convidados: [{ nome: text(120), papel: text(120), imagem: null }],
    })
  }
  await publishHostileContent(platform, church, { text, link })
}
