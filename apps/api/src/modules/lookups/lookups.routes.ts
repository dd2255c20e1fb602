import * as lookups from '@narthex/contract/lookups/lookup.endpoints'
import * as places from '@narthex/contract/lookups/place.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { countriesIn } from './countries.service.ts'
import { maritalStatusesIn } from './marital-statuses.service.ts'
import { findOccupations } from './occupations.service.ts'
import { listCities, listStates, placeOfCep, placeOfZip } from './places.service.ts'

export function lookupRoutes(platform: Needs<'places'>): Route[] {
  return [
    route(lookups.listCountries, async ({ query }) => ok(countriesIn(query.idioma))),
    route(lookups.listMaritalStatuses, async ({ query }) => ok(maritalStatusesIn(query.idioma))),
    route(lookups.listOccupations, async ({ query }) => ok(await findOccupations(query))),

    route(places.findPlaceOfCep, async ({ params, ...call }) => ok(await placeOfCep(platform, call, params.cep))),
    route(places.findPlaceOfZip, async ({ params: { pais, zip }, ...call }) =>
      ok(await placeOfZip(platform, call, pais, zip)),
    ),
    route(places.listStates, async ({ params }) => ok(await listStates(platform, params.codigo))),
    route(places.listBrazilianCities, async ({ params }) => ok(listCities(params.uf))),
  ]
}
