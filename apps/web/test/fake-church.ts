import type { Church, Client, MenuItem, Organisation } from '@narthex/contract/churches/church.schemas'
import type { ModuleCode } from '@narthex/contract/churches/codes'

export interface FakeChurch {
  readonly church: Church
  readonly corApp: string
  readonly modules: readonly ModuleCode[]
  readonly menu: readonly MenuItem[]
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
  fusoHorario: 'America/Sao_Paulo',
}

const menuItem: MenuItem = {
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
  endereco: null,
  latitude: null,
  longitude: null,
  site: 'http://ponte.example',
  distancia: null,
}
