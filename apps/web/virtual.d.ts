/** The address of the enhancer (`enhancer.ts`). */
declare module 'virtual:enhancer' {
  export const enhancerAddress: string
}
