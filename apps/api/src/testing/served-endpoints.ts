import { assembleApp } from '../app.ts'
import type { Platform } from '../platform/platform.ts'

/** Every endpoint of the product. Routes are declared before any of them is called, so no platform is touched. */
export const servedEndpoints = assembleApp({} as Platform)
  .routes()
  .map(({ endpoint }) => endpoint)
