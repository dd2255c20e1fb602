import type { PlaceSettings } from '@narthex/api/platform/places/places'
import * as z from 'zod'
import { combinePair, defineSection } from './setting.ts'
import { serviceUrl } from './text-schemas.ts'

export const addressLookup = defineSection({
  title: 'Address lookup',
  intro: 'Services that fill in addresses. Without them people type the parts that the built-in data does not cover.',
  settings: {
    CEP_SERVICE_URL: {
      schema: serviceUrl,
      example: 'https://viacep.com.br/ws',
      doc: 'A service for Brazilian postal codes that answers like ViaCEP.',
    },
    ZIP_SERVICE_URL: {
      schema: serviceUrl,
      example: 'https://api.zippopotam.us',
      doc: 'A service for postal codes of other countries that answers like Zippopotam.us.',
    },
    STATES_SERVICE_URL: {
      schema: serviceUrl,
      example: 'https://api.countrystatecity.in/v1/countries',
      doc: "A service for a country's states that answers like the Country State City API.",
    },
    STATES_SERVICE_KEY: {
      schema: z.string().regex(/^[\x21-\x7e]+$/, 'Not a key'),
      isSecret: true,
      doc: 'The key for that service.',
    },
  },
  pairs: [['STATES_SERVICE_URL', 'STATES_SERVICE_KEY']],
  toConfig(s) {
    const states = combinePair(s.STATES_SERVICE_URL, s.STATES_SERVICE_KEY, (url, key) => ({ url, key }))
    const places: PlaceSettings = { cepUrl: s.CEP_SERVICE_URL, zipUrl: s.ZIP_SERVICE_URL, states }
    return { places }
  },
})
