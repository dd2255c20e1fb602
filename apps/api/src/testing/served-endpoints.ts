import { findSurface } from '@narthex/contract/endpoint'
import { assembleApp } from '../app.ts'
import type { Platform } from '../platform/platform.ts'

/** Every endpoint of the product. Routes are declared before any of them is called, so no platform is touched. */
export const servedEndpoints = assembleApp({} as Platform)
  .routes()
  .map(({ endpoint }) => endpoint)

/** Those of the operators' console, which no host of a church serves: `modules/operator` has the tests over all of them. */
export const operatorEndpoints = servedEndpoints.filter((endpoint) => findSurface(endpoint) === 'operator')

/** Those of churches and organisations. */
export const churchEndpoints = servedEndpoints.filter((endpoint) => !operatorEndpoints.includes(endpoint))
