import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PlaceSettings } from '../platform/places/places.ts'

export type Mood = (request: IncomingMessage, response: ServerResponse) => void

export interface PlaceServices {
  readonly settings: Required<PlaceSettings>
  /** The paths that were asked for. */
  readonly asked: string[]
  /** Answers everything so from now on; undefined: as it should. */
  behave(mood?: Mood): void
  close(): Promise<void>
}

const key = 'key-of-a-test'

/** Answers of each service, as its documentation shows them (ViaCEP, Zippopotam.us, Country State City). */
const answers: Readonly<Record<string, unknown>> = {
  '/ws/50030230/json/': {
    cep: '50030-230',
    logradouro: 'Avenida Rio Branco',
    complemento: '',
    unidade: '',
    bairro: 'Recife',
    localidade: 'Recife',
    uf: 'PE',
    estado: 'Pernambuco',
    regiao: 'Nordeste',
    ibge: '2611606',
    ddd: '81',
  },
  '/ws/01000999/json/': { erro: 'true' },
  '/zip/us/05401': {
    'post code': '05401',
    country: 'United States',
    'country abbreviation': 'US',
    places: [
      {
        'place name': 'Burlington',
        longitude: '-73.2203',
        latitude: '44.4839',
        state: 'Vermont',
        'state abbreviation': 'VT',
      },
    ],
  },
  '/zip/es/11001': {
    'post code': '11001',
    country: 'Spain',
    'country abbreviation': 'ES',
    places: [
      { 'place name': 'Cadiz', longitude: '0', state: 'Andalucia', 'state abbreviation': 'AN', latitude: '0' },
      { 'place name': 'Extramuros', longitude: '0', state: 'Andalucia', 'state abbreviation': 'AN', latitude: '0' },
    ],
  },
  '/v1/countries/US/states/': [
    { id: 1456, name: 'Vermont', iso2: 'VT' },
    { id: 1400, name: 'Alaska', iso2: 'AK' },
  ],
}

/** The three services of others that know places, on one port of this machine. */
export async function startPlaceServices(): Promise<PlaceServices> {
  const asked: string[] = []
  const usual: Mood = ({ url = '', headers }, response) => {
    const mayAsk = !url.startsWith('/v1/') || headers['x-cscapi-key'] === key
    const answer = mayAsk ? answers[url] : undefined
    response.writeHead(mayAsk ? (answer ? 200 : 404) : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  }
  let mood = usual
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    mood(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: {
      cepUrl: `${origin}/ws`,
      zipUrl: `${origin}/zip`,
      states: { url: `${origin}/v1/countries`, key },
    },
    asked,
    behave: (other = usual) => {
      mood = other
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
