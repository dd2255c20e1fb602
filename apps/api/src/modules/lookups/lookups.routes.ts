import * as lookups from '@narthex/contract/lookups/lookup.endpoints'
import * as places from '@narthex/contract/lookups/place.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { countriesIn } from './countries.service.ts'
import { maritalStatusesIn } from './marital-statuses.service.ts'
import { findOccupations } from './occupations.service.ts'
import { citiesOf, placeOfCep, placeOfZip, statesOf } from './places.service.ts'

export function lookupRoutes(platform: Platform): Route[] {
  return [
    route(lookups.listCountries, async ({ query }) => ok(countriesIn(query.idioma))),
    route(lookups.listMaritalStatuses, async ({ query }) => ok(maritalStatusesIn(query.idioma))),
    route(lookups.listOccupations, async ({ query }) => ok(await findOccupations(query))),

    route(places.findPlaceOfCep, async ({ church, actor, params }) =>
      ok(await placeOfCep(platform, { church, actor }, params.cep)),
    ),
    route(places.findPlaceOfZip, async ({ church, actor, params: { pais, zip } }) =>
      ok(await placeOfZip(platform, { church, actor }, pais, zip)),
    ),
    route(places.listStates, async ({ params }) => ok(await statesOf(platform, params.codigo))),
    route(places.listBrazilianCities, async ({ params }) => ok(citiesOf(params.uf))),
  ]
}
