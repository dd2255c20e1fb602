import { useOfficeSession } from '../session/office.ts'

/** The face of the person at this window: their picture, or their initials. Decoration. */
export function OwnFace() {
  const { pessoa } = useOfficeSession()
  const initials = [pessoa.nome, pessoa.sobrenome].map((name) => [...name][0] ?? '').join('')
  const shape = 'size-8 shrink-0 rounded-full'
  return pessoa.imagem ? (
    <img src={pessoa.imagem} alt="" width={32} height={32} className={`${shape} object-cover`} />
  ) : (
    <span aria-hidden="true" className={`${shape} grid place-items-center bg-sunken text-xs font-semibold uppercase`}>
      {initials}
    </span>
  )
}
