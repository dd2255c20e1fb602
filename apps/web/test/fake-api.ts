import { homePlaceCodes } from '@narthex/contract/churches/home-codes'
import { type ApiClient, createApiClient, type WireRequest } from '@narthex/contract/client'
import { client, type FakeChurch, organisation } from './fake-church.ts'

export interface FakeApiOptions {
  /** The id of an endpoint that answers 500. */
  readonly failing?: string
  /** Fills with the ids of the endpoints asked. */
  readonly calls?: string[]
  /** Answers of other endpoints, by their ids: a body, or undefined for not found. */
  readonly others?: Readonly<Record<string, (request: WireRequest) => unknown>>
}

/** An API that knows one church. */
export function fakeApi(fake: FakeChurch, options: FakeApiOptions = {}): ApiClient {
  const answers: Record<string, unknown> = {
    getChurchByCode: { status: true, igreja: fake.church },
    findChurchesByHostname: { clientes: [fake.church] },
    listModules: fake.modules.map((codigo) => ({ codigo })),
    getVisual: { corApp: fake.corApp, logo: null, aparencia: 'glass' },
    listPaymentMethods: [],
    listMenuItems: fake.menu,
    listNearBroadcasts: fake.broadcasts ?? [],
    getHomeChoice: { atalhos: [], secoes: [], convites: [] },
    getHomeOffer: { lugares: homePlaceCodes, mudaEm: null },
    listBanners: fake.banners,
    listCongregations: [],
    listServices: fake.services,
    listPastors: fake.pastors,
    getHighlights: { ...fake.highlights, eventos: fake.events },
    getOrganisation: organisation,
    listClients: [client],
    listPublicItems: { itens: [], total: 0, page: 1, limit: 5000, proximaPublicacao: null },
    searchChurch: { itens: [], total: 0, page: 1, limit: 12, tipos: [], flagSemelhantes: false },
  }
  return createApiClient(async (request) => {
    const { endpoint } = request
    options.calls?.push(endpoint.id)
    const other = options.others?.[endpoint.id]
    if (other) {
      const body = other(request)
      return { status: body === undefined ? 404 : 200, body }
    }
    return endpoint.id === options.failing
      ? { status: 500, body: undefined }
      : { status: 200, body: answers[endpoint.id] }
  })
}
