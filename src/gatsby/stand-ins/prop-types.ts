// React 19 ignores the types of properties that Gatsby's components state.
const any = Object.assign(() => null, { isRequired: null })
const shape = () => any

export default { any, array: any, bool: any, func: any, node: any, object: any, string: any, element: any, shape }
