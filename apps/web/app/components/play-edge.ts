/** Play stands from edge to edge; header, pages and footer begin at the same line. */
export const playEdgeClass = 'px-5 lg:px-12 2xl:px-20'
