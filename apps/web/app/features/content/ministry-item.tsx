import type { Ministry } from '@narthex/contract/content/content.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { ItemCard } from '../../components/item-card.tsx'
import { pathTo } from '../../routing/page-path.ts'

export function MinistryItem({ ministry, heading }: { ministry: Ministry; heading?: 'h2' | 'h3' }) {
  const { id, titulo, resumo, imagem, idioma, responsaveis } = ministry
  return (
    <ItemCard
      to={pathTo('/ministries/:ministryId', { ministryId: id })}
      title={titulo}
      lang={idioma}
      cover={itemCover('MINISTERIO', ministry.id)}
      image={imagem}
      line={resumo}
      foot={responsaveis.map(({ nome }) => nome).join(', ')}
      heading={heading ?? 'h3'}
    />
  )
}
