import { addressLookup } from './address-lookup.settings.ts'
import { bible } from './bible.settings.ts'
import { mail } from './mail.settings.ts'
import { network } from './network.settings.ts'
import { operation } from './operation.settings.ts'
import { secrets } from './secrets.settings.ts'
import type { SectionDescription, Setting } from './setting.ts'
import { storage } from './storage.settings.ts'
import { thirdParties } from './third-parties.settings.ts'
import { wallets } from './wallets.settings.ts'

/** Every setting of the product, in the order of the documents. */
export const sections = [
  network,
  storage,
  secrets,
  mail,
  addressLookup,
  bible,
  thirdParties,
  wallets,
  operation,
] as const

export const settings: ReadonlyMap<string, Setting> = new Map(
  sections.flatMap(({ settings }) => Object.entries<Setting>(settings)),
)

/** Settings that must be set together or not at all. */
export const settingPairs = sections.flatMap(({ pairs = [] }: SectionDescription) => pairs)
