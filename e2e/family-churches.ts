import {
  describeChurch,
  foundChurch,
  foundOrganisation,
  setCongregations,
} from '@narthex/api/modules/churches/churches.editing.service'
import { customFieldActs } from '@narthex/api/modules/users/custom-fields/custom-field-office.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { validate } from '@narthex/api/platform/http/validate'
import { enrolPerson } from '@narthex/api/testing/people'
import { plainChurch } from '@narthex/api/testing/plain-church'
import { customFields } from '@narthex/contract/users/custom-field.resource'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

export type FamilyChurch = 'cais' | 'farol' | 'ilha'

export interface FamilyChurches {
  /** The address of a church: `cais` and `farol` are sisters, `ilha` stands alone. */
  siteAddress(church: FamilyChurch): string
  /** The codes that they have in this product. */
  readonly codes: Readonly<Record<FamilyChurch, string>>
  /** Logs Ana in on this page, at `cais` or at `ilha`, and opens a page there. */
  enter(page: Page, path: string, church?: 'cais' | 'ilha'): Promise<void>
}

const nowhere = { telefone: null, endereco: null, latitude: null, longitude: null }
const home = {
  logradouro: 'Rua do Porto',
  numero: '1',
  complemento: null,
  bairro: 'Centro',
  cidade: 'Olinda',
  estado: 'PE',
  cep: '53020-000',
  pais: 'BR',
}

/** Two churches of an organisation and one alone, with Ana in two of them. */
export async function openFamilyChurches({ platform, siteAddress, newCode }: ProductHere): Promise<FamilyChurches> {
  const codes = { cais: newCode('cais'), farol: newCode('farol'), ilha: newCode('ilha') }
  const organizacao = newCode('porto')
  await foundOrganisation(platform, {
    slug: organizacao,
    nome: 'Rede do Porto',
    idioma: 'pt-BR',
    descricao: null,
    corApp: '#0e7c7b',
    hosts: [],
  })
  const cais = await foundChurch(platform, plainChurch(codes.cais, { nome: 'Igreja do Cais', organizacao }))
  await foundChurch(platform, plainChurch(codes.farol, { nome: 'Igreja do Farol', organizacao }))
  const ilha = await foundChurch(platform, plainChurch(codes.ilha, { nome: 'Igreja da Ilha' }))
  await describeChurch(createOwnCall(platform.transactions.at(cais)), { endereco: home })
  await setCongregations(
    createOwnCall(platform.transactions.at(cais)),
    ['Praia', 'Morro'].map((nome) => ({ nome, responsavel: null, ...nowhere })),
  )
  const baptism = validate(customFields.form, { tipo: 'SIM_NAO', titulo: 'Você já se batizou?' })
  await customFieldActs.add(createOwnCall(platform.transactions.at(cais)), baptism)
  const ana = emailAt(codes.cais, 'ana')
  for (const church of [cais, ilha]) await enrolPerson(platform.transactions.at(church), { email: ana })
  return {
    codes,
    siteAddress: (church) => siteAddress(codes[church]),
    enter: (page, path, church = 'cais') => openLoggedIn(page, siteAddress(codes[church]), path, ana),
  }
}
