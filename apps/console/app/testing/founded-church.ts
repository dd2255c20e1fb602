import { refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import { type ChurchStart, startSteps } from '@narthex/contract/churches/start.settings'
import type { OfficeSession } from '@narthex/contract/office/session.schemas'
import { aSession } from './render-office.tsx'

/** Someone who may set their church up. */
export const anAdministrator: Partial<OfficeSession> = {
  roles: ['ROLE_SUPER_ADMIN'],
  permissoes: ['settings', 'content.write', 'content.publish', 'media', 'roles.grant', 'audit.read', 'giving.settings'],
  igreja: { ...aSession.igreja, modulos: ['MOD_CULTO', 'MOD_EVENTO', 'MOD_NOTICIA', 'MOD_DOACAO'] },
}

type Body = Readonly<Record<string, unknown>>

const profile = {
  id: 1,
  codigo: 'mare',
  slug: 'mare',
  slugOrganizacao: null,
  codigoPlano: null,
  flagAtivo: true,
  flagSuspensa: false,
  dataCadastro: '2026-11-29T12:00:00.000Z',
  nome: 'Igreja Maré',
  descricao: null,
  historia: null,
  imagens: [],
  telefone: null,
  email: null,
  endereco: null,
  latitude: null,
  longitude: null,
  redesSociais: {},
  idioma: 'pt-BR',
  fusoHorario: 'America/Recife',
  facebookPixelCode: null,
  urlPoliticaPrivacidade: null,
  flagChatBot: false,
}

const item = { id: 4, codigo: 'EVENTO', pt: 'Eventos', en: 'Events', es: 'Eventos' } as const
const stored = { ...item, url: null, flagAtivo: true, loginIsRequired: false, idExterno: null, versao: 1, ordem: 0 }

/** The calls of a church that was founded just now, as the API answers them; what is sent is kept. */
export function stubFoundedChurch(own: Partial<ChurchStart> = {}): StubbedApi {
  const api = stubApi()
  const { answers } = api
  answers['GET /escritorio/pendente'] = { rascunhos: [], agendados: [], lixeira: [] }
  answers['GET /escritorio/cuidado/resumo'] = { perigo: 0, visitantes: 0, oracoes: 0, vencidos: 0, semResponsavel: 0 }
  keep(answers, '/escritorio/comeco/', {
    situacao: 'EM_CURSO',
    passos: [],
    etapas: startSteps.map((codigo) => ({ codigo, flagPronta: false })),
    menu: [{ ...item, flagAtivo: false }],
    ...own,
  })
  keep(answers, '/escritorio/perfil/', profile)
  keep(answers, '/escritorio/aparencia/', { corApp: '#0e7c7b', logo: null, aparencia: 'glass' })
  keep(answers, '/escritorio/modulo/', { modulos: ['MOD_EVENTO', 'MOD_NOTICIA'], dependentes: [] })
  answers['GET /escritorio/sessao'] = { ...aSession, ...anAdministrator }
  answers['GET /escritorio/dominio/'] = {
    itens: [{ nome: 'mare.localhost', flagProduto: true, flagPrincipal: true, site: 'https://mare.example' }],
  }
  answers['GET /escritorio/inicio/'] = {
    atalhos: [],
    secoes: [],
    convites: [],
    versao: 0,
    oferta: { lugares: [{ codigo: 'DOACAO', situacao: 'VAZIO' }], secoes: [] },
  }
  answers['GET /escritorio/menu/4'] = { ...stored, flagExibido: true }
  answers['PUT /escritorio/menu/4'] = (body: Body) => ({ ...stored, ...body, versao: 2, flagExibido: false })
  answers['GET /escritorio/culto/'] = { itens: [], proximo: null, total: 0 }
  answers['POST /escritorio/culto/'] = (body: Body) =>
    Response.json({ duracaoMinutos: 90, local: null, ...body, id: 8, versao: 1, idExterno: null }, { status: 201 })
  answers['DELETE /escritorio/culto/8'] = {}
  answers['GET /escritorio/convite/'] = { itens: [] }
  answers['POST /escritorio/convite/'] = (body: Body) =>
    Response.json({ ...anInvitation, ...body, id: 3 }, { status: 201 })
  answers['GET /igreja/1/role'] = [
    {
      user: { id: 7 },
      usuario: { id: 70, nome: 'Ana', sobrenome: 'Lima', imagem: null },
      roles: ['ROLE_SUPER_ADMIN'],
      prazos: [],
      alcances: [],
    },
  ]
  answers['GET /igreja/1/auditoria'] = { itens: [], page: 1, limit: 40, total: 0 }
  for (const list of ['', 'lixeira/']) answers[`GET /conteudo/noticia/${list}`] = { itens: [], proximo: null, total: 0 }
  return api
}

export const anInvitation = {
  id: 3,
  email: 'rute@example.org',
  nome: 'Rute',
  sobrenome: 'Alves',
  role: 'ROLE_ADMIN_CONTENT',
  ate: null,
  alcance: null,
  convidadoPor: { id: 70, nome: 'Ana', sobrenome: 'Lima' },
  enviadoEm: '2099-11-29T12:00:00.000Z',
  expiraEm: '2099-12-06T12:00:00.000Z',
}

/** A record that is read and replaced, on its version. */
function keep(answers: StubbedApi['answers'], path: string, first: object): void {
  let row = { ...first, versao: 0 }
  answers[`GET ${path}`] = () => row
  answers[`PUT ${path}`] = ({ versao, ...form }: Body) => {
    if (versao !== row.versao) return refuse(409, 'CHANGED_MEANWHILE')()
    row = { ...row, ...form, versao: row.versao + 1 }
    return row
  }
}
