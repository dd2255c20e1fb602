import { refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { Settings } from '@narthex/contract/resources/settings'

type Stored = Readonly<Record<string, unknown>> & { readonly versao: number }

export interface SettingsApi extends StubbedApi {
  readonly saved: () => Stored
  /** Changes the settings as another person would. */
  readonly change: (fields: object) => void
}

/** The calls of settings, as the API answers them: the example of the contract, with what a test says. */
export function stubSettings({ path, example }: Settings, own: object = {}): SettingsApi {
  let stored: Stored = { ...example, versao: 3, ...own }
  const change = (fields: object) => {
    stored = { ...stored, ...fields, versao: stored.versao + 1 }
  }
  const api = stubApi({
    [`GET ${path}`]: () => stored,
    [`PUT ${path}`]: ({ versao, ...form }: Stored) => {
      if (versao !== stored.versao) return refuse(409, 'CHANGED_MEANWHILE')()
      change(form)
      return stored
    },
    [`GET ${path}historico`]: { itens: [], proximo: null, total: 0 },
    'GET /escritorio/dominio/': {
      itens: [
        { nome: 'videira.org', flagProduto: false, flagPrincipal: true, site: 'https://videira.org' },
        {
          nome: 'videira.narthex.example',
          flagProduto: true,
          flagPrincipal: false,
          site: 'https://videira.narthex.example',
        },
      ],
    },
    'GET /utils/pais/': [
      { codigo: 'BR', nome: 'Brasil' },
      { codigo: 'PT', nome: 'Portugal' },
    ],
    'GET /utils/pais/BR/estado/': [{ codigo: 'PE', nome: 'Pernambuco' }],
    'GET /utils/pais/PT/estado/': [],
  })
  return Object.assign(api, { saved: () => stored, change })
}
