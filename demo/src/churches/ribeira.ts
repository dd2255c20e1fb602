import type { DemoChurch } from '../demo-tenant.ts'
import { menuItem } from '../menu-items.ts'
import { prose } from '../prose.ts'

/** A church whose site is switched off: its host answers, and says no more than that. */
export const ribeira: DemoChurch = {
  founding: {
    codigo: 'ribeira',
    slug: 'comunidade-da-ribeira',
    nome: 'Comunidade da Ribeira',
    idioma: 'pt-PT',
    fusoHorario: 'Europe/Lisbon',
    organizacao: 'ancoradouro',
    hosts: [],
  },
  description: {
    flagAtivo: false,
    descricao: 'Uma comunidade cristã de Setúbal que abre a porta assim que acabarem as obras.',
    historia: prose(`
      A Ribeira nasceu em 2020 à mesa de Graça e Henrique Salgueiro, na Fonte Nova, com sete amigos e um tacho de
      caldeirada. Às quartas-feiras lia-se um evangelho do princípio ao fim, sem pressa, e quem quisesse fazia
      perguntas.

      Dois anos depois já não cabíamos em casa. Um armador da zona emprestou-nos o antigo armazém de conservas da
      Travessa do Estanho, com o chão gasto pelas vagonetas e uma vista para o Sado que ainda hoje nos distrai.

      Em 2023 juntámo-nos à Rede Ancoradouro. Um grupo do Recife veio passar quinze dias connosco, pintou o teto e
      deixou-nos uma receita de bolo de rolo que ainda não conseguimos repetir.

      Neste momento o armazém está em obras: um telhado novo, uma rampa e, finalmente, aquecimento. Enquanto não abre,
      voltámos às quartas-feiras e à caldeirada.`),
    telefone: null,
    email: 'ola@ribeira.example',
    endereco: {
      logradouro: 'Travessa do Estanho',
      numero: '4',
      complemento: null,
      bairro: 'Fonte Nova',
      cidade: 'Setúbal',
      estado: null,
      cep: '2900-000',
      pais: 'PT',
    },
    latitude: 38.5213,
    longitude: -8.8996,
    redesSociais: {},
    codigoPlano: 'INICIAL',
  },
  corApp: '#141414',
  modules: ['MOD_EVENTO'],
  paymentMethods: [{ codigoMetodoPagamento: 'BANK_TRANSFER', idGatewayPagamento: null }],
  menu: [menuItem('SOBRE'), menuItem('EVENTO'), menuItem('BIBLIA')],
  banners: [],
  congregations: [],
  notifications: [],
}
