import type { churchProducts, ProductState } from '@narthex/contract/third-parties/products.settings'
import type { ThirdPartyProduct } from '@narthex/contract/third-parties/third-party-products'
import { thirdPartyProducts } from '@narthex/contract/third-parties/third-party-products'
import { invalid } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { SettingsService } from '../../platform/resources/settings-acts.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { seal, unseal } from '../../platform/seal.ts'
import type { ThirdPartyAccess } from '../../platform/third-party-products.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import { listHistory } from '../audit/history.service.ts'
import { productsRecord } from './churches.records.ts'
import { findProductsVersion, listProductChoices, saveProductChoices, saveProductSecret } from './products.queries.ts'
import { findProduct, isAllowedAddress } from './products.rules.ts'

/** How a church uses products of third parties. An address of its own lies within the hosts that the operator allows. */
export function productsService({ thirdParties }: Needs<'thirdParties'>): SettingsService<typeof churchProducts> {
  return {
    record: productsRecord,
    subject: ({ volutsModo, mykidsModo }) => ({ volutsModo, mykidsModo }),
    async read(work) {
      const choices = await listProductChoices(work)
      const find = (product: ThirdPartyProduct) => choices.find(({ produto }) => produto === product)
      const state = (product: ThirdPartyProduct): ProductState => ({
        flagPadrao: thirdParties[product] !== undefined,
        hosts: [...(thirdParties.ownHosts?.[product] ?? [])],
        segredoEm: find(product)?.segredoEm?.toISOString() ?? null,
      })
      const [voluts, mykids] = [find('voluts'), find('mykids')]
      return {
        volutsModo: voluts?.modo ?? 'PADRAO',
        volutsUrl: voluts?.url ?? null,
        mykidsModo: mykids?.modo ?? 'PADRAO',
        mykidsUrl: mykids?.url ?? null,
        versao: await findProductsVersion(work),
        estado: { voluts: state('voluts'), mykids: state('mykids') },
      }
    },
    async set(work, _, form) {
      const wrong = thirdPartyProducts.filter((product) => {
        const url = form[`${product}Url`]
        return form[`${product}Modo`] === 'PROPRIO' && url !== null && !isAllowedAddress(thirdParties, product, url)
      })
      if (wrong.length > 0)
        throw invalid(
          wrong.map((product) => ({ path: `${product}Url`, message: 'Not a host that the operator allows' })),
        )
      await saveProductChoices(
        work,
        thirdPartyProducts.map((produto) => ({ produto, modo: form[`${produto}Modo`], url: form[`${produto}Url`] })),
      )
    },
    history: listHistory,
  }
}

const keyPurpose = 'third-party secrets'
const toSealContext = (church: ChurchScope, product: ThirdPartyProduct) => `${church.uuid}/${product}`

/** Stores the secret of a church's own product, sealed. No call gives it out again. */
export function setProductSecret(call: MemberCall, produto: ThirdPartyProduct, secret: string): Promise<void> {
  const sealed = seal(call.keys(keyPurpose), toSealContext(call.church, produto), secret)
  const plan = { act: 'PRODUCT_SECRET_SET', subject: { produto }, isPublic: true, records: [productsRecord()] } as const
  return edit(call, plan, ({ work }) => saveProductSecret(work, produto, sealed))
}

export function removeProductSecret(call: MemberCall, produto: ThirdPartyProduct): Promise<void> {
  const subject = { produto }
  const plan = { act: 'PRODUCT_SECRET_REMOVED', subject, isPublic: true, records: [productsRecord()] } as const
  return edit(call, plan, ({ work }) => saveProductSecret(work, produto, null))
}

/** Finds where a church's product is opened and its secret; undefined where the church uses none. */
export async function findProductAccess(
  { thirdParties }: Needs<'thirdParties'>,
  work: ChurchWork,
  product: ThirdPartyProduct,
): Promise<ThirdPartyAccess | undefined> {
  const found = findProduct(thirdParties, await listProductChoices(work), product)
  if (!found || 'secret' in found) return found
  return { url: found.url, secret: unseal(work.keys(keyPurpose), toSealContext(work.church, product), found.sealed) }
}
