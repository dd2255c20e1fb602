import * as z from 'zod/mini'
import { filled, id } from '../fields.ts'
import { brazilianStates } from '../lookups/brazilian-states.ts'
import { code } from '../validation/codes.ts'
import { cep } from '../validation/postal-code.ts'
import { required } from '../validation/text.ts'
import { ownUuid, version } from '../versions.ts'

const unsaid = (longest: number) => z._default(z.nullable(filled(longest)), null)

const fields = {
  /** ISO 3166-1 alpha-2. */
  pais: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Eight digits in Brazil; elsewhere free, or null in countries without postal codes. */
  cep: z._default(z.nullable(z.string().check(z.regex(/^[A-Za-z\d](?:[ -]?[A-Za-z\d]){0,10}$/, code('CEP')))), null),
  logradouro: required(200),
  numero: unsaid(20),
  complemento: unsaid(100),
  bairro: unsaid(100),
  cidade: required(100),
  /** The two-letter code of a state in Brazil. */
  estado: unsaid(100),
}

interface Placed {
  pais: string
  cep: string | null
  estado: string | null
}

/** Brazilian addresses need a postal code and a state (specification §5). */
const placed = z.check<Placed>(({ value: { pais, cep: given, estado }, issues }) => {
  if (pais !== 'BR') return
  const complain = (field: keyof Placed, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: field })
  if (given === null) complain('cep', code('REQUIRED'))
  else if (!z.safeParse(cep, given).success) complain('cep', code('CEP'))
  if (estado === null) complain('estado', code('REQUIRED'))
  else if (!brazilianStates.some((state) => state === estado)) complain('estado', 'Not a state of Brazil')
})

const tidy = <A extends Placed>(address: A): A =>
  address.pais === 'BR' && address.cep !== null ? { ...address, cep: address.cep.replaceAll('-', '') } : address

/** A person's address, from a form. */
export const addressFieldsSchema = z.pipe(z.strictObject(fields).check(placed), z.transform(tidy))
/** Optional fields may be omitted. */
export type GivenAddress = z.input<typeof addressFieldsSchema>

export const newAddressSchema = z.pipe(z.strictObject({ ...fields, uuid: ownUuid }).check(placed), z.transform(tidy))
export type NewAddress = z.output<typeof newAddressSchema>

export const addressChangeSchema = z.pipe(
  z.strictObject({ ...fields, versao: version }).check(placed),
  z.transform(tidy),
)
export type AddressChange = z.output<typeof addressChangeSchema>

const unknown = z.nullable(z.string())

export const memberAddressSchema = z.strictObject({
  id,
  uuid: z.string(),
  versao: version,
  pais: z.string(),
  cep: unknown,
  logradouro: z.string(),
  numero: unknown,
  complemento: unknown,
  bairro: unknown,
  cidade: z.string(),
  estado: unknown,
})
export type MemberAddress = z.infer<typeof memberAddressSchema>
