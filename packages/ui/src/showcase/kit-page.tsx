import { containerClass } from '../container.tsx'
import './kit.css'
import { useState } from 'react'
import { Segmented } from '../segmented.tsx'
import { Collections } from './collections.tsx'
import { Controls } from './controls.tsx'
import { Drawings } from './drawings.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { type KitBrand, kitBrands } from './kit-brands.ts'
import { Messages } from './messages.tsx'
import { OfficeForms } from './office-forms.tsx'
import { OfficeLists } from './office-lists.tsx'
import { OfficeParts } from './office-parts.tsx'

const anchors = [
  'type',
  'colours',
  'shapes',
  'icons',
  'covers',
  'marks',
  'buttons',
  'choices',
  'search-field',
  'fields',
  'other-fields',
  'dialog',
  'notices',
  'waiting',
  'empty',
  'carousel',
  'cards',
  'tabs',
  'office-list',
  'office-form',
  'office-order',
  'office-facts',
  'office-panes',
]

const options = (Object.keys(kitBrands) as KitBrand[]).map((value) => ({ value, label: kitBrands[value].label }))

/** Every component of the kit in every state, light beside dark, in one brand after the other. */
export function KitPage({ css }: { css: string }) {
  const [brand, setBrand] = useState<KitBrand>('teal')
  const { colour } = kitBrands[brand]
  return (
    <div className={`kit-${brand} ${containerClass('page')} py-10`}>
      <style href="kit-brands" precedence="kit">
        {css}
      </style>
      <h1 className="text-hero">Kit</h1>
      <Segmented
        legend="Brand"
        name="brand"
        options={options}
        value={brand}
        onChange={setBrand}
        className="mt-5 max-w-measure"
      />
      <nav aria-label="Sections" className="mt-3">
        <ul className="flex flex-wrap gap-x-5">
          {anchors.map((id) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 min-w-11 items-center underline">
                {id}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Foundations />
      <Drawings colour={colour} />
      <Controls />
      <Fields />
      <Messages />
      <Collections colour={colour} />
      <OfficeLists />
      <OfficeForms />
      <OfficeParts />
    </div>
  )
}
