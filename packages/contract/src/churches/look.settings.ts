import * as z from 'zod/mini'
import { defineSettings } from '../resources/settings.ts'
import { versionOrNone } from '../versions.ts'
import { visualSchema } from './church.schemas.ts'

const row = z.extend(visualSchema, { versao: versionOrNone })

export const churchLook = defineSettings({
  name: 'igreja_visual',
  path: '/escritorio/aparencia/',
  isPublic: true,
  pages: { INICIO: '/', SOBRE: '/about' },
  may: { read: 'settings', write: 'settings' },
  form: visualSchema,
  example: { corApp: '#7a4b9d', logo: null, aparencia: 'linen' },
  row,
  calls: {
    get: { id: 'getChurchLook', summary: 'The colour, the logo and the look of the site' },
    set: { id: 'setChurchLook', summary: 'Sets the colour, the logo and the look of the site', act: 'VISUAL_SET' },
    history: { id: 'listChurchLookChanges', summary: 'What was changed of the look, the newest first' },
  },
})
