/** The address of the enhancer (`enhancer.ts`). */
declare module 'virtual:enhancer' {
  export const enhancerAddress: string
}

/** The rules of the built style sheets by their addresses (`page-styles.ts`). */
declare module 'virtual:page-styles' {
  export const pageStyles: import('./app/document/page-style.ts').StyleSheets
}

/** The inline scripts of a page (`first-scripts.ts`). */
declare module 'virtual:first-scripts' {
  export const firstScripts: { readonly state: string; readonly touches: string }
}

/** Files of parts that pages load as soon as they are awake (`later-parts.ts`). */
declare module 'virtual:later-parts' {
  export const laterParts: Readonly<Record<'buying' | 'chat' | 'places', readonly string[]>>
}
