import { type ApiClient, createApiClient } from '@narthex/contract/client'
import { client, type FakeChurch, organisation } from './fake-church.ts'

/** An API that knows one church; `calls` fills with the ids of the endpoints asked. `failing` answers 500. */
export function fakeApi(fake: FakeChurch, options: { failing?: string; calls?: string[] } = {}): ApiClient {
  const answers: Record<string, unknown> = {
    getChurchByCode: { status: true, igreja: fake.church },
    findChurchesByHostname: { clientes: [fake.church] },
    listModules: fake.modules.map((codigo) => ({ codigo })),
    getVisual: { corApp: fake.corApp, logo: null },
    listPaymentMethods: [],
    listMenuItems: fake.menu,
    listBanners: fake.banners,
    listCongregations: [],
    listServices: fake.services,
    listPastors: fake.pastors,
    getHighlights: { ...fake.highlights, eventos: fake.events },
    getOrganisation: organisation,
    listClients: [client],
  }
  return createApiClient(async ({ endpoint }) => {
    options.calls?.push(endpoint.id)
    return endpoint.id === options.failing
      ? { status: 500, body: undefined }
      : { status: 200, body: answers[endpoint.id] }
  })
}
