import type { BrazilianState } from '@narthex/contract/lookups/brazilian-states'

/** The first five digits of the last postal code of each range, in their order (Correios, "Faixas de CEP"). */
const ranges: readonly (readonly [last: string, state: BrazilianState | undefined])[] = [
  ['00999', undefined],
  ['19999', 'SP'],
  ['28999', 'RJ'],
  ['29999', 'ES'],
  ['39999', 'MG'],
  ['48999', 'BA'],
  ['49999', 'SE'],
  ['56999', 'PE'],
  ['57999', 'AL'],
  ['58999', 'PB'],
  ['59999', 'RN'],
  ['63999', 'CE'],
  ['64999', 'PI'],
  ['65999', 'MA'],
  ['68899', 'PA'],
  ['68999', 'AP'],
  ['69299', 'AM'],
  ['69399', 'RR'],
  ['69899', 'AM'],
  ['69999', 'AC'],
  ['72799', 'DF'],
  ['72999', 'GO'],
  ['73699', 'DF'],
  ['76799', 'GO'],
  ['76999', 'RO'],
  ['77999', 'TO'],
  ['78899', 'MT'],
  ['78999', 'RO'],
  ['79999', 'MS'],
  ['87999', 'PR'],
  ['89999', 'SC'],
  ['99999', 'RS'],
]

/** The state that a postal code of eight digits lies in; undefined where no state has such. */
export function stateOfCep(cep: string): BrazilianState | undefined {
  const head = cep.slice(0, 5)
  return ranges.find(([last]) => head <= last)?.[1]
}
