import { demoChurches } from '@narthex/demo/demo-churches'
import { ancoradouro } from '@narthex/demo/organisation'

/** The demo's churches whose sites are on. */
export const active = demoChurches.filter(({ description }) => description.flagAtivo !== false)
export const inactive = demoChurches.filter((church) => !active.includes(church))
export const activeCodes = active.map(({ founding }) => founding.codigo)
/** The codes of the churches, and the organisation's slug. */
export const sites: readonly string[] = [...activeCodes, ancoradouro.slug]

/** Languages that readers' browsers ask for, by the one that they get. */
export const readers = { pt: 'pt-BR', en: 'en-US', es: 'es-MX' } as const

export const hostNamed = (name: string) => `${name}.narthex.test`
/** The origin of the tenant with this code or slug, as its pages tell it. */
export const siteOrigin = (name: string) => `http://${hostNamed(name)}`
