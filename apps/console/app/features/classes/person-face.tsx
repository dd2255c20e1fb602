/** The face of someone on a roster: their picture, or the initials of their name. Decoration. */
export function PersonFace({ nome, imagem }: { readonly nome: string; readonly imagem: string | null }) {
  const shape = 'size-10 shrink-0 rounded-full'
  if (imagem)
    return <img src={imagem} alt="" width={40} height={40} loading="lazy" className={`${shape} object-cover`} />
  const words = nome.split(/\s+/).filter(Boolean)
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return (
    <span aria-hidden="true" className={`${shape} grid place-items-center bg-sunken text-xs font-semibold uppercase`}>
      {initials.join('')}
    </span>
  )
}
