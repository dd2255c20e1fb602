import type { Ministry } from '@narthex/contract/content/content.schemas'
import { ItemCard } from '../../shell/item-card.tsx'
import { seedOf } from './seeds.ts'

export function MinistryItem({ ministry, heading }: { ministry: Ministry; heading?: 'h2' | 'h3' }) {
  const { id, titulo, resumo, imagem, idioma, responsaveis } = ministry
  return (
    <ItemCard
      to={`/ministries/${id}`}
      title={titulo}
      lang={idioma}
      seed={seedOf('ministry', ministry)}
      place={id}
      image={imagem}
      line={resumo}
      foot={responsaveis.map(({ nome }) => nome).join(', ')}
      heading={heading ?? 'h3'}
    />
  )
}
