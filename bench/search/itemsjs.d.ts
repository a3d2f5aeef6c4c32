/** The part of itemsjs that is measured; it comes without types. */
declare module 'itemsjs' {
  interface Engine {
    search: (options: Record<string, unknown>) => { pagination: { total: number } }
  }
  const itemsjs: (documents: readonly object[], configuration: Record<string, unknown>) => Engine
  export default itemsjs
}
