import { azotea } from './churches/azotea.ts'
import { mare } from './churches/mare.ts'
import { ribeira } from './churches/ribeira.ts'
import { sorrel } from './churches/sorrel.ts'
import type { DemoChurch } from './demo-tenant.ts'

/** The demo's churches in the order of creation; the first also answers at plain `localhost`. */
export const demoChurches: readonly DemoChurch[] = [mare, sorrel, azotea, ribeira]
