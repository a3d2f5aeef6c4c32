// React 19 ignores the `propTypes` of Gatsby's components.
const any = Object.assign(() => null, { isRequired: null })
const shape = () => any

export default { any, array: any, bool: any, func: any, node: any, object: any, string: any, element: any, shape }
