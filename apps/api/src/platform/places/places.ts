import type { Place, State } from '@narthex/contract/lookups/place.endpoints'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { askCepService } from './cep-service.ts'
import { type Asking, remembered } from './remembered.ts'
import { askStateService } from './state-service.ts'
import { askZipService } from './zip-service.ts'

/** External place services (specification §7, External); each undefined when it is not configured. */
export interface Places {
  /** Finds a place by the eight digits of a Brazilian postal code. */
  readonly ofCep: Asking<Place> | undefined
  /** Finds a place by a country and its postal code, `US 90210`. */
  readonly ofZip: Asking<Place> | undefined
  /** The states of a country, by its two letters. */
  readonly statesOf: Asking<State[]> | undefined
}

/** Where the services are, without a slash at the end. */
export interface PlaceSettings {
  readonly cepUrl?: string | undefined
  readonly zipUrl?: string | undefined
  readonly states?: { readonly url: string; readonly key: string } | undefined
}

/** Each is asked at its own host alone, remembered, and left alone for a while after it failed. */
export function createPlaces(
  { cepUrl, zipUrl, states }: PlaceSettings,
  tools: { readonly clock: Clock; readonly log: Log },
): Places {
  return {
    ofCep: cepUrl === undefined ? undefined : remembered('cep', tools, (cep) => askCepService(cepUrl, cep)),
    ofZip:
      zipUrl === undefined
        ? undefined
        : remembered('zip', tools, (key) => askZipService(zipUrl, key.slice(0, 2), key.slice(3))),
    statesOf: states && remembered('states', tools, (pais) => askStateService(states, pais)),
  }
}
