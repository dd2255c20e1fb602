import { azotea } from './churches/azotea.ts'
import { mare } from './churches/mare.ts'
import { ribeira } from './churches/ribeira.ts'
import { sorrel } from './churches/sorrel.ts'
import type { DemoChurch } from './demo-tenant.ts'

/** In the order they are founded; the first is also the one at the bare `localhost`. */
export const demoChurches: readonly DemoChurch[] = [mare, sorrel, azotea, ribeira]
