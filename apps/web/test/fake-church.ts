import type { ModuleCode } from '@narthex/contract/church-codes'
import type {
  Banner,
  Church,
  Client,
  MenuItem,
  Organisation,
  Pastor,
  Service,
} from '@narthex/contract/churches/church.schemas'
import type { Devotional, News } from '@narthex/contract/content/content.schemas'
import type { Event } from '@narthex/contract/events/event.schemas'
import type { BroadcastItem } from '@narthex/contract/live/broadcast.schemas'

export interface FakeChurch {
  readonly church: Church
  readonly corApp: string
  readonly modules: readonly ModuleCode[]
  readonly menu: readonly MenuItem[]
  readonly banners: readonly Banner[]
  readonly services: readonly Service[]
  readonly broadcasts?: readonly BroadcastItem[]
  readonly pastors: readonly Pastor[]
  readonly events: readonly Event[]
  readonly highlights: { readonly devocional: Devotional | null; readonly noticias: readonly News[] }
}

const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

export const church: Church = {
  id: 1,
  uuid,
  codigo: 'ponte',
  slug: 'ponte-velha',
  idioma: 'pt-br',
  slugOrganizacao: 'caminho',
  nome: 'Igreja da Ponte Velha',
  descricao: 'De portas abertas <desde> 1948.',
  historia: 'Tudo começou numa varanda.\n\nDepois veio </script><script>alert(1)</script> o quintal.',
  imagens: ['/media/frente.jpg'],
  flagAtivo: true,
  flagSuspensa: false,
  facebookPixelCode: null,
  codigoPlano: null,
  dataCadastro: '2020-01-01T00:00:00Z',
  telefone: '+55 (11) 95555-0101',
  email: 'ola@ponte.example',
  endereco: null,
  latitude: null,
  longitude: null,
  redesSociais: { instagram: 'https://instagram.com/ponte' },
  flagChatBot: false,
  flagDiretorio: false,
  urlPoliticaPrivacidade: null,
  fusoHorario: 'America/Sao_Paulo',
}

export const menuItem: MenuItem = {
  id: 1,
  codigo: 'SOBRE',
  flagAtivo: true,
  url: null,
  loginIsRequired: false,
  pt: 'Sobre',
  en: 'About',
  es: 'Nosotros',
}

export const fakeChurch: FakeChurch = {
  church,
  corApp: '#0e7c7b',
  modules: ['MOD_EVENTO'],
  menu: [menuItem, { ...menuItem, id: 2, codigo: 'EVENTO', pt: 'Eventos', en: 'Events', es: 'Eventos' }],
  banners: [{ id: 1, titulo: 'Batismo no rio', descricao: null, imagem: null, url: null }],
  services: [
    {
      id: 1,
      nome: 'Culto da manhã',
      diaSemana: 0,
      horario: '10:00',
      duracaoMinutos: 90,
      flagTransmissao: true,
      local: null,
    },
  ],
  pastors: [{ id: 1, nome: 'Lia Prado', funcao: 'Pastora', foto: null, biografia: 'Gosta de chuva.' }],
  events: [
    {
      id: 1,
      titulo: 'Mutirão do quintal',
      resumo: 'Traga luvas.',
      imagem: null,
      dataInicio: '2026-03-07T12:00:00.000Z',
      dataFim: '2026-03-07T16:00:00.000Z',
      local: null,
      flagOnline: false,
      serie: null,
    },
  ],
  highlights: {
    devocional: {
      id: 1,
      titulo: 'Pão de ontem',
      resumo: 'O que sobra também alimenta.',
      referencia: 'João 6.12',
      referenciaOsis: 'John.6.12',
      autor: 'Lia Prado',
      data: '2026-03-01',
      imagem: null,
      idioma: 'pt',
      minutosLeitura: 1,
      dataPublicacao: '2026-03-01T03:00:00.000Z',
      dataAtualizacao: '2026-03-01T03:00:00.000Z',
    },
    noticias: [
      {
        id: 1,
        titulo: 'O telhado ficou pronto',
        resumo: 'E não pinga mais.',
        imagem: null,
        autor: null,
        idioma: 'pt',
        minutosLeitura: 1,
        dataPublicacao: '2026-02-27T13:00:00.000Z',
        dataAtualizacao: '2026-02-27T13:00:00.000Z',
      },
    ],
  },
}

export const organisation: Organisation = {
  id: 1,
  uuid,
  slug: 'caminho',
  nome: 'Rede Caminho',
  descricao: null,
  idioma: 'pt-br',
  corApp: '#7a3b8f',
  site: 'http://caminho.example',
}

export const client: Client = {
  id: 1,
  uuid,
  codigo: 'ponte',
  slug: 'ponte-velha',
  nome: church.nome,
  descricao: null,
  imagem: null,
  corApp: '#0e7c7b',
  aparencia: 'glass',
  endereco: null,
  latitude: null,
  longitude: null,
  site: 'http://ponte.example',
  distancia: null,
}
